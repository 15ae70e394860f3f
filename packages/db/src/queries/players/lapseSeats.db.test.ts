import { expect, test } from 'vitest'

import { makePlayer, makeSeason } from '../../testing/make.ts'
import { makeCoach } from '../../testing/makeCoach.ts'
import { makeEvaluation } from '../../testing/makeMarks.ts'
import { somebodyWaits } from '../../testing/somebodyWaits.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { freeCoachSeat } from '../coaches/coachSeats.ts'
import { lapseSeat } from './lapseSeats.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)
const now = () => new Date()

/** Stores a first answer while `free` runs beside it; what came of both. */
async function answerWhile(playerId: string, free: () => Promise<unknown>) {
  const { freeing, id } = await db.transaction().execute(async (tx) => {
    const stored = await makeEvaluation(tx, { seasonId, player: { id: playerId } })
    const begun = free()
    await somebodyWaits(db)
    return { freeing: begun, id: stored }
  })
  const freed = await freeing
  const mark = await db.selectFrom('evaluations').select('playerId').where('id', '=', id).executeTakeFirstOrThrow()
  return { freed, of: mark.playerId }
}

test('a seat doesn’t lapse under an answer that is just being stored', async () => {
  const player = await makePlayer(db)
  const given = { playerId: player.id, before: now() }
  const seen = await answerWhile(player.id, () => db.transaction().execute((tx) => lapseSeat(tx, given)))
  expect(seen).toEqual({ freed: false, of: player.id })
})

test('nor does a coach free it', async () => {
  const { coachId = '' } = await makeCoach(db)
  const player = await makePlayer(db)
  await db.updateTable('teams').set({ coachId }).where('id', '=', player.teamId).execute()
  const given = { coachId, playerId: player.id, now: now() }
  const seen = await answerWhile(player.id, () => db.transaction().execute((tx) => freeCoachSeat(tx, given)))
  expect(seen).toEqual({ freed: undefined, of: player.id })
})
