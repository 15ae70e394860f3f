import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { storePlayerTotals, lockPlayerTotals, listPendingEvents } from '@seraph/db/queries/players/playerTotals'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import { boardOrder } from '@seraph/domain/ranks/boardOrder'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

let now = Date.now()
const seraph = await testApp({ clock: () => now })
const { browser, db } = seraph
const { id: seasonId } = await makeSeason(db)
const ask = async (query = '') => (await browser().get(`/api/featured-players${query}`)).json<FeaturedPlayer[]>()
/** Asks once what is in memory has grown old. */
const list = (query = '') => {
  now += 2_000
  return ask(query)
}

beforeEach(async () => {
  await db.updateTable('players').set({ isPubliclyVisible: false }).execute()
})

/** A featured player who has done so much, and how many days ago. */
async function featured(over: { questions?: number; hours?: number; daysAgo?: number; season?: string } = {}) {
  const { questions = 0, hours = 0, daysAgo = 0, season = seasonId } = over
  const player = await makePlayer(db)
  await db.updateTable('players').set({ isPubliclyVisible: true }).where('id', '=', player.id).execute()
  if (questions + hours === 0) return player
  const occurredAt = new Date(Date.now() - daysAgo * 24 * 3_600_000)
  const work = { questionsAnswered: questions, studySeconds: hours * 3600, chapters: [1, 2] }
  await recordProgress(db, makeEvent({ playerId: player.id, seasonId: season, kind: 'trivia', occurredAt, ...work }))
  await db.transaction().execute(async (tx) => {
    const keys = { playerIds: [player.id], seasonId: season }
    await lockPlayerTotals(tx, keys, emptyReckoning())
    const events = await listPendingEvents(tx, keys)
    const { totals, history } = reckonProgress(
      emptyReckoning(),
      events.map(({ event }) => event),
    )
    const effort = { studySeconds: totals.studySeconds, questionsAnswered: questions, memoryPoints: 0 }
    const made = [{ playerId: player.id, totals, history, boardOrder: boardOrder(effort) }]
    await storePlayerTotals(tx, season, { made, eventIds: [] })
  })
  return player
}

test('those who did most come first, and those who did nothing yet last', async () => {
  const [few, none, most, many] = [
    await featured({ questions: 26 }),
    await featured(),
    await featured({ questions: 120, hours: 1 }),
    await featured({ questions: 27 }),
  ]
  expect((await list()).map(({ id }) => id)).toEqual([most.id, many.id, few.id, none.id])
})

test('an entry tells effort, rank and streak, and never accuracy', async () => {
  const player = await featured({ questions: 120, hours: 1 })
  const [entry] = await list()
  expect(entry).toEqual({
    id: player.id,
    playerCode: player.code,
    displayName: null,
    clubName: `Club ${player.clubId}`,
    teamName: 'Team 1',
    biblicalGem: 'A',
    totalSessions: 1,
    totalQuestionsAnswered: 120,
    selfGradedQuestions: 0,
    totalCrosswordsCompleted: 0,
    memorizationGamePoints: 0,
    totalStudyTime: 3600,
    triviaPointsEarned: 0,
    chaptersExplored: 1,
    studyStreak: 1,
    rank: { tier: 'Starter', points: 15 },
  })
})

test('an agreed display name stands in the place of the code, which isn’t sent', async () => {
  const player = await featured({ questions: 5 })
  await db.updateTable('players').set({ displayName: 'Hannah B.' }).where('id', '=', player.id).execute()
  const [entry] = await list()
  expect(entry).toMatchObject({ playerCode: 'Hannah B.', displayName: 'Hannah B.' })
  expect(JSON.stringify(entry)).not.toContain(player.code)
})

test('a streak is as of now: broken after a day without study', async () => {
  await featured({ questions: 5, daysAgo: 3 })
  expect((await list())[0]?.studyStreak).toBe(0)
})

test('only live players who want to are shown, and what they did this season', async () => {
  const before = await makeSeason(db, { id: 'before' })
  await makeSeason(db, { hash: 'now' })
  const [shown, hidden, deleted, reserved] = [
    await featured({ questions: 300, season: before.id }),
    await featured({ questions: 10 }),
    await featured({ questions: 10 }),
    await featured(),
  ]
  await db.updateTable('players').set({ isPubliclyVisible: false }).where('id', '=', hidden.id).execute()
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', deleted.id).execute()
  await db.updateTable('players').set({ isSlotReserved: true }).where('id', '=', reserved.id).execute()
  expect(await list()).toMatchObject([{ id: shown.id, totalQuestionsAnswered: 0, rank: { points: 0 } }])
})

test('the first page comes from memory, at most two seconds old', async () => {
  const player = await featured({ questions: 5 })
  expect(await list()).toHaveLength(1)
  await db.updateTable('players').set({ isPubliclyVisible: false }).where('id', '=', player.id).execute()
  const before = seraph.statements()
  expect(await ask()).toHaveLength(1)
  expect(seraph.statements()).toBe(before)
  expect(await list()).toHaveLength(0)
})

test('pages follow one another without gap or repeat', async () => {
  for (const questions of [30, 30, 31, 0, 0]) await featured({ questions })
  const all = (await list()).map(({ id }) => id)
  const paged: string[] = []
  for (;;) {
    const page = await list(`?limit=2${paged.length === 0 ? '' : `&after=${paged.at(-1)}`}`)
    if (page.length === 0) break
    paged.push(...page.map(({ id }) => id))
  }
  expect(all).toHaveLength(5)
  expect(paged).toEqual(all)
  expect((await list('?limit=2')).length).toBe(2)
})

test.each(['?limit=0', '?limit=501', '?after=1'])('%s is refused', async (query) => {
  expect((await browser().get(`/api/featured-players${query}`)).statusCode).toBe(400)
  expect(await list(`?after=${randomUUID()}`)).toEqual([])
})
