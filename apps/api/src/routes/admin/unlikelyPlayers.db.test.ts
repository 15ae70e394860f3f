import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import type { UnlikelyPlayer } from '@seraph/schema/http/admin/adminBoards'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { movingClock } from '@seraph/service/testing/movingClock'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { testApp } from '../../testing/testApp.ts'

const clock = movingClock(Date.now())
const app = await testApp({ settings: adminSettings, clock })
const { db, deps } = app
const url = '/api/admin/unlikely-players'
const hourMs = 3_600_000
let admin: Browser
let seasonId: string

beforeAll(async () => {
  ;({ id: seasonId } = await makeSeason(db))
  await deps.seasons.refresh()
  ;({ browser: admin } = await signInAdmin(app))
})

const list = async () => (await admin.get(url)).json<UnlikelyPlayer[]>()
const board = async () => {
  clock.pass(10)
  return (await app.browser().get('/api/featured-players')).json<FeaturedPlayer[]>().map(({ id }) => id)
}

/** A featured player with an event of so many answers, each of which takes a time, at a time. */
async function answered(count: number, needMs: number, agoMs = 0): Promise<string> {
  const { id: playerId } = await makePlayer(db)
  await db.updateTable('players').set({ isPubliclyVisible: true }).where('id', '=', playerId).execute()
  const occurredAt = new Date(clock() - agoMs)
  const work = { chapter: 1, needMs, triviaPoints: 0, memoryPoints: 0 }
  const actions = Array.from({ length: count }, () => ({ ...work, subject: randomUUID() }))
  await recordProgress(db, {
    ...makeEvent({ playerId, seasonId, kind: 'trivia', questionsAnswered: count, occurredAt }),
    actions,
  })
  return playerId
}

test('paces that nobody has, days too full and work told long after are shown; usual work isn’t', async () => {
  const [usual, fast, full, late] = [
    await answered(40, 1_200),
    await answered(40, 3 * hourMs),
    await answered(600, 1_000),
    await answered(300, 1_000, 2 * hourMs),
  ]
  const shown = await list()
  expect(shown.map(({ id }) => id).sort()).toEqual([fast, full, late].sort())
  expect(shown.map(({ id }) => id)).not.toContain(usual)
  const of = (id: string) => shown.find((player) => player.id === id)
  expect(of(fast)).toMatchObject({ tooFast: 40, counted: 0, busiestDay: 0, late: 0, hiddenAt: null })
  expect(of(full)).toMatchObject({ tooFast: 0, counted: 600, busiestDay: 600 })
  expect(of(late)).toMatchObject({ late: 300 })
})

test('one press hides a player from boards, another shows them again; what they did stays theirs', async () => {
  const id = await answered(50, 1_000)
  expect(await board()).toContain(id)
  expect((await admin.patch(`${url}/${id}`, { isHidden: true })).json()).toEqual({ isHidden: true })
  expect(await board()).not.toContain(id)
  expect((await list()).find((player) => player.id === id)?.hiddenAt).not.toBeNull()
  expect((await admin.patch(`${url}/${id}`, { isHidden: false })).json()).toEqual({ isHidden: false })
  expect(await board()).toContain(id)
  expect((await list()).map((player) => player.id)).not.toContain(id)
  expect((await admin.patch(`${url}/${randomUUID()}`, { isHidden: true })).statusCode).toBe(404)
})
