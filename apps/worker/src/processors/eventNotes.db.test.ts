import { ageRecords } from '@seraph/db/testing/ageRecords'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { makeEventSeat } from '@seraph/db/testing/makeEventSeat'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { testWorker } from '../testing/testWorker.ts'
import { cleanRecords } from './cleanRecords.ts'

const { db, deps } = await testWorker({ settings: { SWEEP_MS: '3600000' } })
await makeSeason(db)

test('notes inside a team go after a day where nobody ends the event', async () => {
  const { code } = await makeCoach(db)
  const room = await makeEventRoom(db, { coachCode: code, questions: [makeQuestion({ id: 'q1' })] })
  const teamId = room.teams[0]?.id ?? ''
  await makeEventSeat(db, { roomId: room.id, kind: 'member', teamId })
  const seat = await db.selectFrom('eventSeats').select('id').where('roomId', '=', room.id).executeTakeFirstOrThrow()
  const note = { id: randomUUID(), roomId: room.id, teamId, seatId: seat.id, playerId: null, text: 'Uzziah?' }
  await db.insertInto('eventNotes').values(note).execute()
  const kept = async () => (await db.selectFrom('eventNotes').select('text').execute()).length
  await ageRecords(db, 0.9, ['event_notes'])
  await cleanRecords(deps)
  expect(await kept()).toBe(1)
  await ageRecords(db, 0.2, ['event_notes'])
  await cleanRecords(deps)
  expect(await kept()).toBe(0)
})
