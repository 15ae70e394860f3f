import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { makePlayer, makeSeason } from '../testing/make.ts'
import { makeEvaluation, makeEvent } from '../testing/makeMarks.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { recordProgress } from './progressEvents.ts'
import { countOlderAnswers, countOverview } from './stats.ts'

const { db } = await testDatabase()

test('every marked answer counts once, live players count, and teams with an event this season', async () => {
  const { id: before } = await makeSeason(db, { id: '2025-daniel' })
  const { id: seasonId } = await makeSeason(db, { hash: 'two' })
  expect(await countOverview(db, null)).toEqual({
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
  expect(await countOverview(db, seasonId)).toEqual({
    totalQuestionsAnswered: 2 + 5 + 3,
    totalRegisteredPlayers: 3,
    activeTeams: 1,
  })
})

test('what is counted once is not gone through again, and nothing is counted twice', async () => {
  const { id: seasonId } = await makeSeason(db, { hash: 'three' })
  const before = await countOverview(db, seasonId)
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
  expect((await countOverview(db, seasonId)).totalQuestionsAnswered).toBe(before.totalQuestionsAnswered + 2)
})
