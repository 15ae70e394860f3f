import { evaluatedKind } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { makePlayer, makeQuestion, makeSeason } from '../../testing/make.ts'
import { makeEvaluation, makeEvent, makeJudgement } from '../../testing/makeMarks.ts'
import { makeRoom } from '../../testing/makeRoom.ts'
import { somebodyWaits } from '../../testing/somebodyWaits.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { insertKeyRevision } from '../appeals/keyRevisions.ts'
import { remarkBatch, unremarkBatch } from '../appeals/remarks.ts'
import { settleByModel } from '../progress/evaluations.ts'
import { recordProgress } from '../progress/progressEvents.ts'
import { insertRoomAnswer } from '../rooms/storeAnswers.ts'
import { settleRoomAnswer } from '../rooms/settledAnswers.ts'
import { lapseSeat } from './lapseSeats.ts'
import { lockPlayerTotals } from './playerTotals.ts'
import { lockSeat } from './unusedSeat.ts'

const { db } = await testDatabase()
const question = makeQuestion({ id: 'q1' })
const { id: seasonId } = await makeSeason(db, { questions: [question] })
const empty = { totals: {}, history: {} }
const lowMark = makeJudgement({ score: 0, parts: [{ id: 'p1', part: 'Amoz', status: 'missing', evidence: '' }] })

const tables = ['evaluations', 'playerPaces', 'playerTotals', 'studyRoomParticipants'] as const

/** Runs `write` while somebody has locked the player as who erases or merges does; it must wait and have no row of the player's. */
async function expectWaitsForPlayer(playerId: string, write: () => Promise<unknown>) {
  const { written } = await db.transaction().execute(async (tx) => {
    await lockSeat(tx, playerId)
    const begun = write()
    await somebodyWaits(db)
    for (const table of tables)
      await tx.selectFrom(table).select('playerId').where('playerId', '=', playerId).forUpdate().noWait().execute()
    return { written: begun }
  })
  return written
}

/** A player with a mark that waits for a model, and with totals. */
async function playerWithMark() {
  const { id: playerId } = await makePlayer(db)
  const mark = await makeEvaluation(db, { seasonId, player: { id: playerId }, leaseMs: 60_000, builtIn: lowMark })
  await db.transaction().execute((tx) => lockPlayerTotals(tx, { playerIds: [playerId], seasonId }, empty))
  return { playerId, mark }
}

test('an event waits for who erases its player before it locks anything else of the player’s', async () => {
  const { playerId } = await playerWithMark()
  const evaluationIds = [await makeEvaluation(db, { seasonId, player: { id: playerId } })]
  const event = makeEvent({ playerId, seasonId, kind: evaluatedKind, evaluationIds })
  expect(await expectWaitsForPlayer(playerId, () => recordProgress(db, event))).toMatchObject({ outcome: 'recorded' })
})

test('an event whose player is erased in that moment is told of it', async () => {
  const { id: playerId } = await makePlayer(db)
  const { written } = await db.transaction().execute(async (tx) => {
    await lockSeat(tx, playerId)
    const begun = recordProgress(db, makeEvent({ playerId, seasonId }))
    await somebodyWaits(db)
    expect(await lapseSeat(tx, { playerId, before: new Date() })).toBe(true)
    return { written: begun }
  })
  expect(await written).toEqual({ outcome: 'player_gone' })
})

test('so do totals', async () => {
  const { playerId } = await playerWithMark()
  const locked = await expectWaitsForPlayer(playerId, () =>
    db.transaction().execute((tx) => lockPlayerTotals(tx, { playerIds: [playerId], seasonId }, empty)),
  )
  expect(locked).toEqual([{ playerId, ...empty }])
})

test('so does a model’s mark', async () => {
  const { playerId, mark } = await playerWithMark()
  const given = { id: mark, model: makeJudgement(), modelName: 'm', promptVersion: '1' }
  expect(await expectWaitsForPlayer(playerId, () => settleByModel(db, given))).toBe(true)
})

test('so does an answer in a room, and its model’s mark', async () => {
  const { room, seats } = await makeRoom(db)
  const { id: participantId = '', playerId = '' } = seats[0] ?? {}
  const evaluationId = randomUUID()
  const answer = {
    roomId: room.id,
    participantId,
    seasonId,
    question,
    submissionId: randomUUID(),
    evaluationId,
    response: 'Amoz',
    builtIn: lowMark,
    judgeVersion: '1',
    leaseMs: 60_000,
    counting: { playerId, localDate: '2026-11-24', eventId: randomUUID() },
  }
  const marked = await expectWaitsForPlayer(playerId, () => insertRoomAnswer(db, answer))
  expect(marked).toMatchObject({ participant: { id: participantId } })
  const mark = { judgement: makeJudgement(), isHeld: false, name: 'm', promptVersion: '1' }
  const given = { evaluationId, builtIn: lowMark, model: mark, eventId: randomUUID() }
  expect(await expectWaitsForPlayer(playerId, () => settleRoomAnswer(db, given))).toMatchObject({ playerId })
})

test('so does a revision that raises marks, and its undoing', async () => {
  const { playerId, mark } = await playerWithMark()
  await db.updateTable('evaluations').set({ isAwaitingModel: false, leaseUntil: null }).where('id', '=', mark).execute()
  const about = { seasonId, questionId: 'q1', partId: 'p1', kind: 'accept', scope: 'everywhere' } as const
  const revisionId = await db
    .transaction()
    .execute((tx) => insertKeyRevision(tx, { id: randomUUID(), ...about, wording: 'amos' }))
  const given = { revisionId, partId: 'p1', marks: [{ id: mark, gain: 1 }] }
  const raised = await expectWaitsForPlayer(playerId, () => db.transaction().execute((tx) => remarkBatch(tx, given)))
  expect(raised).toEqual([playerId])
  await db
    .updateTable('keyRevisions')
    .set({ undoneAt: sql<Date>`now()` })
    .execute()
  const undone = await expectWaitsForPlayer(playerId, () =>
    db.transaction().execute((tx) => unremarkBatch(tx, { revisionId, limit: 10 })),
  )
  expect(undone).toEqual({ marks: 1, players: [playerId] })
})
