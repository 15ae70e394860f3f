import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { makePlayer, makeSeason } from '../../testing/make.ts'
import { makeEvaluation, makeEvent } from '../../testing/makeMarks.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { recordProgress } from './progressEvents.ts'
import { countOlderAnswers, countOverview } from './stats.ts'

const { db } = await testDatabase()

test('every marked answer counts once, live players count, and teams with an event this season', async () => {
  const { id: before } = await makeSeason(db, { id: '2025-daniel' })
  const { id: seasonId } = await makeSeason(db, { hash: 'two' })
  expect(await countOverview(db, [])).toEqual({
    totalQuestionsAnswered: 0,
    totalRegisteredPlayers: 0,
    activeTeams: 0,
  })
  const one = await makePlayer(db)
  const mate = await makePlayer(db, { teamOf: one })
  const idle = await makePlayer(db)
  const reserved = await makePlayer(db)
  const deleted = await makePlayer(db)
  await db.updateTable('players').set({ isSlotReserved: true }).where('id', '=', reserved.id).execute()
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', deleted.id).execute()

  await makeEvaluation(db, { seasonId })
  const own = await makeEvaluation(db, { seasonId, player: { id: one.id } })
  const quiz = { kind: 'ai-evaluated', evaluationIds: [own] } as const
  await recordProgress(db, makeEvent({ playerId: one.id, seasonId, ...quiz }))
  await recordProgress(db, makeEvent({ playerId: mate.id, seasonId, kind: 'self-graded', questionsAnswered: 5 }))
  await recordProgress(db, makeEvent({ playerId: idle.id, seasonId: before, kind: 'trivia', questionsAnswered: 3 }))
  expect(await countOverview(db, [seasonId])).toEqual({
    totalQuestionsAnswered: 2 + 5 + 3,
    totalRegisteredPlayers: 3,
    activeTeams: 1,
  })
})

test('what is counted once is not gone through again, and nothing is counted twice', async () => {
  const { id: seasonId } = await makeSeason(db, { hash: 'three' })
  const before = await countOverview(db, [seasonId])
  const countedUpTo = async () =>
    (await sql<{ answers: number }>`select answers from answer_count`.execute(db)).rows[0]?.answers
  await sql`update answer_count set up_to = now() - interval '10 minutes'`.execute(db)
  const [older, fresh] = [await makeEvaluation(db, { seasonId }), await makeEvaluation(db, { seasonId })]
  await db
    .updateTable('evaluations')
    .set({ createdAt: sql<Date>`now() - interval '5 minutes'` })
    .where('id', '=', older)
    .execute()
  expect(fresh).not.toBe(older)
  const counted = (await countedUpTo()) ?? 0
  await Promise.all(Array.from({ length: 5 }, () => countOlderAnswers(db)))
  expect(await countedUpTo()).toBe(counted + 1)
  expect((await countOverview(db, [seasonId])).totalQuestionsAnswered).toBe(before.totalQuestionsAnswered + 2)
})

test('a team is active by any member who is still there, once, whoever else is in it', async () => {
  const { id: seasonId } = await makeSeason(db, { id: '2027-ezra', hash: 'four' })
  const study = async (player: { id: string }) =>
    recordProgress(db, makeEvent({ playerId: player.id, seasonId, questionsAnswered: 1 }))
  const activeTeams = async () => (await countOverview(db, [seasonId])).activeTeams
  const idle = await makePlayer(db)
  const [mate, third] = [await makePlayer(db, { teamOf: idle }), await makePlayer(db, { teamOf: idle })]
  await makePlayer(db)
  expect(await activeTeams()).toBe(0)
  for (const player of [mate, mate, third]) await study(player)
  expect(await activeTeams()).toBe(1)

  const admin = await makePlayer(db)
  const change = db.updateTable('players')
  await change.set({ isAdmin: true }).where('id', '=', admin.id).execute()
  await study(admin)
  expect(await activeTeams()).toBe(2)

  await change.set({ deletedAt: new Date() }).where('id', '=', mate.id).execute()
  expect(await activeTeams()).toBe(2)
  await change.set({ deletedAt: new Date() }).where('id', '=', third.id).execute()
  expect(await activeTeams()).toBe(1)
  await change.set({ teamId: idle.teamId, clubId: idle.clubId }).where('id', '=', admin.id).execute()
  expect(await activeTeams()).toBe(1)
  await change.set({ deletedAt: null }).where('id', '=', mate.id).execute()
  expect(await activeTeams()).toBe(1)
  expect((await countOverview(db, [])).activeTeams).toBe(0)
})
