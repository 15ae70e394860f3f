import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { makePlayer, makeSeason } from '../../testing/make.ts'
import { makeCoach } from '../../testing/makeCoach.ts'
import { makeErrorReport } from '../../testing/makeErrorReport.ts'
import { makeEvaluation } from '../../testing/makeMarks.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { findProgressState } from './progressState.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)

const milestonesOf = async (playerId: string) => (await findProgressState(db, playerId, seasonId))?.milestones

/** A player's seat in a room of a new coach; returns the room's and the seat's id. */
async function takeSeat(playerId: string): Promise<{ roomId: string; participantId: string }> {
  const { code: coachCode } = await makeCoach(db)
  const roomId = randomUUID()
  const participantId = randomUUID()
  await db
    .insertInto('studyRooms')
    .values({
      id: roomId,
      code: coachCode,
      seasonId,
      coachCode,
      coachName: 'Coach',
      name: 'Room',
      chapters: '[1]',
      settings: '{}',
    })
    .execute()
  await db
    .insertInto('studyRoomParticipants')
    .values({ id: participantId, roomId, playerId, nickname: 'Anna', tokenHash: Buffer.from(participantId) })
    .execute()
  return { roomId, participantId }
}

async function answer(seat: { roomId: string; participantId: string }, questionId: string, localDate: string | null) {
  const evaluationId = await makeEvaluation(db, { seasonId })
  const facts = { chapter: 1, submissionId: randomUUID(), version: 1, studySeconds: 30 }
  await db
    .insertInto('groupQuizAnswers')
    .values({ ...seat, ...facts, questionId, evaluationId, localDate })
    .execute()
}

test('a player who has done nothing outside study', async () => {
  const { id } = await makePlayer(db)
  expect(await milestonesOf(id)).toEqual({ firstRoomOn: null, firstReportResolvedAt: null, allGemsAt: null })
})

test('the first room is that of the first answer which counts for the player', async () => {
  const { id } = await makePlayer(db)
  const seat = await takeSeat(id)
  expect(await milestonesOf(id)).toMatchObject({ firstRoomOn: null })
  await answer(seat, 'q1', null)
  expect(await milestonesOf(id)).toMatchObject({ firstRoomOn: null })
  await answer(seat, 'q2', '2026-11-20')
  await answer(await takeSeat(id), 'q1', '2026-11-18')
  expect(await milestonesOf(id)).toMatchObject({ firstRoomOn: '2026-11-18' })
})

test('a report counts once it is resolved, and only for who sent it', async () => {
  const { id } = await makePlayer(db)
  const other = await makePlayer(db)
  await makeErrorReport(db, { seasonId, playerId: id })
  await makeErrorReport(db, { seasonId, playerId: other.id, resolvedAt: new Date('2026-11-01T10:00:00Z') })
  expect(await milestonesOf(id)).toMatchObject({ firstReportResolvedAt: null })
  await makeErrorReport(db, { seasonId, playerId: id, resolvedAt: new Date('2026-11-03T10:00:00Z') })
  await makeErrorReport(db, { seasonId, playerId: id, resolvedAt: new Date('2026-11-02T10:00:00Z') })
  expect(await milestonesOf(id)).toMatchObject({ firstReportResolvedAt: Date.parse('2026-11-02T10:00:00Z') })
})

test('the gems are seven different ones of players who are still there', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour))
  const first = await makePlayer(db, { createdAt: at(0) })
  const addMate = async (gem: string, hour: number) => {
    const { id } = await makePlayer(db, { teamOf: first, createdAt: at(hour) })
    await db.updateTable('players').set({ gem }).where('id', '=', id).execute()
    return id
  }
  for (const [index, gem] of ['E', 'J', 'O', 'R', 'S', 'E'].entries()) await addMate(gem, index + 1)
  expect(await milestonesOf(first.id)).toMatchObject({ allGemsAt: null })
  const seventh = await addMate('T', 9)
  expect(await milestonesOf(first.id)).toMatchObject({ allGemsAt: at(9).getTime() })
  await db
    .updateTable('players')
    .set({ deletedAt: at(10) })
    .where('id', '=', seventh)
    .execute()
  expect(await milestonesOf(first.id)).toMatchObject({ allGemsAt: null })
})
