import { expect, test } from 'vitest'

import { makeQuestion, makeSeason } from '../../testing/make.ts'
import { makeCoach } from '../../testing/makeCoach.ts'
import { makeEventRoom } from '../../testing/makeEventRoom.ts'
import { makeEventSeat } from '../../testing/makeEventSeat.ts'
import { setEventLate } from '../../testing/setEventLate.ts'
import { setEventPhase } from '../../testing/setEventPhase.ts'
import { somebodyWaits } from '../../testing/somebodyWaits.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { lockEventRoom } from './eventRooms.ts'
import { keepEventDraft, keepLateLine, listMarkedSheets, saveEventMarks } from './eventSheets.ts'

const { db } = await testDatabase()
const question = makeQuestion({ id: 'q1' })
await makeSeason(db, { questions: [question] })

/** A room of one team, whose scribe's sheet is open in this phase. */
async function roomWithScribe(phase: 'answer' | 'marking') {
  const { code: coachCode } = await makeCoach(db)
  const room = await makeEventRoom(db, { coachCode, questions: [question], teams: ['Owls'] })
  const teamId = room.teams[0]?.id
  if (teamId === undefined) throw new Error('a room of one team')
  await makeEventSeat(db, { roomId: room.id, kind: 'member', teamId, isScribe: true })
  await setEventLate(db, room.id, 0)
  await setEventPhase(db, room.id, phase)
  const { id: seatId } = await db
    .selectFrom('eventSeats')
    .select('id')
    .where('roomId', '=', room.id)
    .executeTakeFirstOrThrow()
  return { teamId, line: { roomId: room.id, seatId, question: 0, answer: 'a river' } }
}

test.each(['draft', 'late line'] as const)('a %s waits for who marks before it touches the sheet', async (kind) => {
  const { teamId, line } = await roomWithScribe(kind === 'draft' ? 'answer' : 'marking')
  const { roomId } = line
  const { written } = await db.transaction().execute(async (tx) => {
    await lockEventRoom(tx, roomId)
    const begun =
      kind === 'draft' ? keepEventDraft(db, { ...line, draftNumber: 1, graceMs: 60_000 }) : keepLateLine(db, line)
    await somebodyWaits(db)
    await saveEventMarks(tx, { roomId, question: 0, marks: [{ teamId, score: 1, maxScore: 2, parts: [] }] })
    return { written: begun }
  })
  await written
  expect(await listMarkedSheets(db, roomId)).toMatchObject([{ teamId, score: 1 }])
})
