import { makePlayer, makeSession } from '@seraph/db/testing/make'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { recordMemoryGame } from '@seraph/schema/http/memoryGame'
import { playerCookie } from '@seraph/service/session'
import { movingClock } from '@seraph/service/testing/movingClock'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeMemorySeason } from '../../testing/makeMemorySeason.ts'
import { testApp } from '../../testing/testApp.ts'

const clock = movingClock(Date.now())
const app = await testApp({ clock })
const { db, deps } = app
beforeEach(async () => {
  await makeMemorySeason(db)
  await Promise.all([deps.memory.refresh(), deps.seasons.refresh()])
  await db.deleteFrom('memoryGameRecords').execute()
})

type Recorded = ReplyOf<typeof recordMemoryGame>
const keyed = () => ({ 'idempotency-key': randomUUID() })

async function signIn() {
  const { id, code } = await makePlayer(db)
  const browser = app.browser()
  browser.cookies.set(playerCookie, await makeSession(db, id))
  return { id, code, browser }
}
const start = async (browser: Browser, chapter = 'Isaiah 1') =>
  (await browser.post('/api/memory-game/start', { chapter }, keyed())).json<{ gameId: string }>().gameId
const body = (over: object = {}) => ({
  chapter: 'Isaiah 1',
  completionTime: 30,
  score: 7,
  totalWords: 7,
  playerName: null,
  ...over,
})
const finish = (browser: Browser, over: object = {}, key = keyed()) =>
  browser.post('/api/memory-game/record', body(over), key)
const best = (chapter = 'Isaiah 1') => app.browser().get(`/api/memory-game/best-record/${encodeURIComponent(chapter)}`)

/** A whole game of so many seconds by the server's clock. */
async function play(browser: Browser, seconds: number, over: object = {}): Promise<Recorded> {
  const gameId = await start(browser)
  clock.pass(seconds)
  return (await finish(browser, { gameId, completionTime: seconds, ...over })).json<Recorded>()
}

test('a finished game adds its score and explores the chapter; the first is the record', async () => {
  expect((await best()).statusCode).toBe(404)
  const { browser, code } = await signIn()
  const reply = await play(browser, 30, { playerName: code })
  expect(reply).toMatchObject({ isNewRecord: true, best: { score: 7, completionTime: 30 } })
  expect(reply.progress).toMatchObject({ memorizationGamePoints: 7, chaptersExplored: [1], totalStudyTime: 30 })
  expect((await best()).json()).toEqual({ score: 7, completionTime: 30 })
  expect((await best('Isaiah 3')).json()).toMatchObject({ code: 'memory_record_not_found' })
})

test('the record is the highest score, then the least time', async () => {
  const [one, two] = [await signIn(), await signIn()]
  expect((await play(one.browser, 30, { score: 6 })).isNewRecord).toBe(true)
  expect((await play(two.browser, 20, { score: 5 })).isNewRecord).toBe(false)
  expect((await play(two.browser, 40, { score: 7 })).isNewRecord).toBe(true)
  expect((await play(one.browser, 40, { score: 7 })).isNewRecord).toBe(false)
  const last = await play(one.browser, 39, { score: 7 })
  expect(last).toMatchObject({ isNewRecord: true, best: { score: 7, completionTime: 39 } })
  expect(last.progress?.memorizationGamePoints).toBe(20)
})

test('a game without the server’s start, or with another’s, gives points and no record', async () => {
  const [one, two] = [await signIn(), await signIn()]
  const none = (await finish(one.browser)).json<Recorded>()
  expect(none).toMatchObject({ isNewRecord: false, best: null, progress: { memorizationGamePoints: 7 } })
  const gameId = await start(two.browser)
  clock.pass(30)
  expect((await finish(one.browser, { gameId })).json<Recorded>().best).toBeNull()
  expect((await finish(two.browser, { gameId, chapter: 'Isaiah 3' })).json<Recorded>().best).toBeNull()
  expect((await finish(two.browser, { gameId })).json<Recorded>().isNewRecord).toBe(true)
  expect((await finish(two.browser, { gameId, completionTime: 25 })).json<Recorded>().isNewRecord).toBe(false)
})

test('the server’s clock decides about a time that is too short, and what nobody can type is no record', async () => {
  const { browser } = await signIn()
  expect((await play(browser, 60, { completionTime: 2 })).best).toEqual({ score: 7, completionTime: 55 })
  await db.deleteFrom('memoryGameRecords').execute()
  const gameId = await start(browser)
  expect((await finish(browser, { gameId, completionTime: 50 })).json<Recorded>().best).toBeNull()
})

test('a score is never more than the chapter’s words; other words than the edition’s make no record', async () => {
  const { browser } = await signIn()
  const reply = await play(browser, 30, { score: 900, totalWords: 900 })
  expect(reply).toMatchObject({ isNewRecord: false, best: null, progress: { memorizationGamePoints: 7 } })
})

test('a game without a point adds time and explores nothing', async () => {
  const { browser } = await signIn()
  const reply = await play(browser, 30, { score: 0 })
  expect(reply).toMatchObject({ best: null, progress: { memorizationGamePoints: 0, chaptersExplored: [] } })
})

test('a repeat answers as the first did and counts nothing; another body under its key is refused', async () => {
  const { browser } = await signIn()
  const gameId = await start(browser)
  clock.pass(30)
  const key = keyed()
  const replies = await Promise.all(Array.from({ length: 5 }, () => finish(browser, { gameId }, key)))
  const [first, ...others] = replies.map((reply) => reply.json<Recorded>())
  expect(first?.isNewRecord).toBe(true)
  for (const other of others) expect(other).toEqual(first)
  expect((await finish(browser, { gameId, score: 6 }, key)).json()).toMatchObject({ code: 'idempotency_key_reused' })
})

test('a start under the same key is the same game, and nobody else’s', async () => {
  const [one, two] = [await signIn(), await signIn()]
  const key = keyed()
  const send = async (browser: Browser, chapter = 'Isaiah 1') =>
    (await browser.post('/api/memory-game/start', { chapter }, key)).json<object>()
  expect(await send(one.browser)).toEqual(await send(one.browser))
  const reused = { code: 'idempotency_key_reused' }
  expect([await send(two.browser), await send(one.browser, 'Isaiah 3')]).toMatchObject([reused, reused])
})

test('a guest’s game is answered and not kept; a player’s game is kept under their own session alone', async () => {
  const guest = app.browser()
  const reply = (await finish(guest)).json<Recorded>()
  expect(reply).toEqual({ isNewRecord: false, best: null, eventId: null, counted: null, progress: null })
  expect((await guest.post('/api/memory-game/start', { chapter: 'Isaiah 1' })).statusCode).toBe(401)
  const [one, two] = [await signIn(), await signIn()]
  expect((await finish(guest, { playerName: one.code })).json()).toMatchObject({ code: 'not_signed_in' })
  expect((await finish(two.browser, { playerName: one.code })).json()).toMatchObject({ code: 'forbidden' })
  expect((await finish(two.browser, { playerName: one.id })).json()).toMatchObject({ code: 'forbidden' })
  expect((await finish(one.browser, { playerName: one.id })).statusCode).toBe(200)
  expect((await finish(one.browser, { playerName: `plr-${one.code.toLowerCase()}` })).statusCode).toBe(200)
})

test('closed and unknown chapters are neither started nor counted', async () => {
  const { browser } = await signIn()
  const refused = async (chapter: string) => [
    (await browser.post('/api/memory-game/start', { chapter })).json<{ code: string }>().code,
    (await finish(browser, { chapter })).json<{ code: string }>().code,
  ]
  expect(await refused('Isaiah 2')).toEqual(['memory_chapter_closed', 'memory_chapter_closed'])
  expect(await refused('Isaiah 4')).toEqual(['memory_chapter_closed', 'memory_chapter_closed'])
  expect(await refused('Isaiah 99')).toEqual(['chapter_not_in_season', 'chapter_not_in_season'])
})
