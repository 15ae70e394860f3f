import { afterEach, expect, test, vi } from 'vitest'

import { ApiError, UnreachableError } from '../api/apiError.ts'
import { readStoredPlayer, writeStoredPlayer } from './storedPlayer.ts'
import { restoreSession } from './restoreSession.ts'

// What waits to be sent is counted anew when another tab changes it; there are no tabs here.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))

const stored = { playerCode: 'WOLVES1' }
const guest = {
  player: null,
  coach: null,
  isProved: false,
  studiesUntil: null,
  isAdmin: false,
  canBecomeAdmin: false,
  seasons: [],
  season: null,
}

/** A server that knows of no session and answers the silent login so. */
function serve(login: () => Response): void {
  vi.stubGlobal('fetch', async (url: string) => (url.includes('login') ? login() : Response.json(guest)))
  writeStoredPlayer(stored)
}

const refusal = (status: number, body: unknown) => () => Response.json(body, { status })

/** The head of a reply has come; its body breaks off, as it does where the network goes or the page is left. */
function brokenOff(): Response {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

afterEach(() => {
  vi.unstubAllGlobals()
  writeStoredPlayer(undefined)
})

test('a code that the server does not know is forgotten', async () => {
  serve(refusal(404, { code: 'player_code_not_found', error: 'No player has this code.' }))
  await expect(restoreSession()).resolves.toMatchObject({ player: null })
  expect(readStoredPlayer()).toBeUndefined()
})

test('a code that wants its number stays', async () => {
  serve(refusal(403, { code: 'number_needed', error: 'The number is needed.' }))
  await expect(restoreSession()).resolves.toMatchObject({ player: null })
  expect(readStoredPlayer()).toEqual(stored)
})

test.each([
  ['a reply that breaks off', brokenOff, UnreachableError],
  ['a server in trouble', refusal(503, { code: 'unavailable', error: 'Busy.' }), ApiError],
  ['a page of the hall’s network', () => new Response('<html>', { status: 403 }), ApiError],
  ['a sign-in page that says it is all right', () => new Response('<html>'), SyntaxError],
])('after %s the code stays, and nothing is decided', async (_, login, kind) => {
  serve(login)
  await expect(restoreSession()).rejects.toBeInstanceOf(kind)
  expect(readStoredPlayer()).toEqual(stored)
})
