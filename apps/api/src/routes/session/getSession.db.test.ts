import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { beforeEach, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { browser, db } = await testApp()
const dayMs = 24 * 3_600_000

beforeEach(() => db.deleteFrom('sessions').execute())

async function signedIn() {
  const { id, code } = await makePlayer(db)
  const page = browser()
  page.cookies.set('seraph_player', await makeSession(db, id))
  const playerCode = async () =>
    (await page.get('/api/session')).json<{ player: { playerCode: string } | null }>().player?.playerCode
  return { id, code, playerCode }
}
const endsIn = async () => {
  const { expiresAt } = await db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
  return Math.round((expiresAt.getTime() - Date.now()) / dayMs)
}
const setEnd = (days: number) =>
  db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() + days * dayMs) })
    .execute()

test('a guest has no player', async () => {
  const reply = await browser().get('/api/session')
  expect(reply.json()).toEqual({
    player: null,
    isProved: false,
    studiesUntil: null,
    coach: null,
    isAdmin: false,
    canBecomeAdmin: false,
    seasons: [],
    season: null,
  })
})

test('the session tells its own player alone', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  expect([await one.playerCode(), await other.playerCode()]).toEqual([one.code, other.code])
})

test('use moves the end to 30 days from now, at most once a day', async () => {
  const { code, playerCode } = await signedIn()
  await setEnd(28)
  expect([await playerCode(), await endsIn()]).toEqual([code, 30])
  await setEnd(29.5)
  await playerCode()
  const { expiresAt } = await db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
  expect(expiresAt.getTime()).toBeLessThan(Date.now() + 29.6 * dayMs)
})

test('a session past its end, an ended one and a deleted player are nobody', async () => {
  const past = await signedIn()
  await setEnd(-0.001)
  expect(await past.playerCode()).toBeUndefined()
  const ended = await signedIn()
  await db.updateTable('sessions').set({ endedAt: new Date() }).execute()
  expect(await ended.playerCode()).toBeUndefined()
  const deleted = await signedIn()
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', deleted.id).execute()
  expect(await deleted.playerCode()).toBeUndefined()
})
