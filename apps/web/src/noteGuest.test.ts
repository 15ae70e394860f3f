import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noteGuest } from './noteGuest.ts'
import { writeStoredPlayer } from './session/storedPlayer.ts'

const dataset: Record<string, string> = {}

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset } }))
afterEach(() => {
  vi.unstubAllGlobals()
  delete dataset['guest']
  writeStoredPlayer(undefined)
})

const reply = (player: object | null, status = 200) => new Response(JSON.stringify({ player }), { status })

test('nobody signed in is a guest, and the reply can still be read', async () => {
  const session = reply(null)
  await noteGuest(Promise.resolve(session))
  expect(dataset).toHaveProperty('guest')
  expect(await session.json()).toEqual({ player: null })
})

test.each([
  ['a player', reply({ playerCode: 'MO1A' })],
  ['no reply', undefined],
  ['a refusal', reply(null, 503)],
])('%s is none', async (_, session) => {
  await noteGuest(Promise.resolve(session))
  expect(dataset).not.toHaveProperty('guest')
})

test('whoever keeps a code is logged in first', async () => {
  writeStoredPlayer({ playerCode: 'MO1A' })
  await noteGuest(Promise.resolve(reply(null)))
  expect(dataset).not.toHaveProperty('guest')
})
