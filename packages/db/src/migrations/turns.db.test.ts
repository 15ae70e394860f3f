import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { makeSeason } from '../testing/make.ts'
import { makeRoom } from '../testing/makeRoom.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261123T1200-turns.ts'

const { db } = await testDatabase()
await makeSeason(db)

test('a room from before goes on at each child’s own pace', async () => {
  await makeRoom(db, { participants: 1 })
  await sql`alter table study_rooms drop column questions, drop column turn, drop column turn_opened_at`.execute(db)
  await sql`update study_rooms set settings = '{"maxParticipants": 20, "questionsEach": null, "minutes": 5}'`.execute(
    db,
  )
  await up(db as Kysely<unknown>)
  const room = await db.selectFrom('studyRooms').select(['settings', 'questions', 'turn']).executeTakeFirstOrThrow()
  expect(room).toEqual({
    settings: { maxParticipants: 20, questionsEach: null, minutes: 5, pace: 'own', secondsEach: null },
    questions: null,
    turn: null,
  })
})

const together = { questions: [{ id: 'q1', chapter: 1 }] }

test.each([
  ['beyond the end', sql`update study_rooms set turn = 3 where id = `],
  ['before the first question', sql`update study_rooms set turn = 0 where id = `],
  ['without its questions', sql`update study_rooms set questions = null where id = `],
  ['with a limit for the whole', sql`update study_rooms set settings = settings || '{"minutes": 5}' where id = `],
  ['at each child’s own pace', sql`update study_rooms set settings = settings || '{"pace": "own"}' where id = `],
])('a room that goes together is never %s', async (_, change) => {
  const { room } = await makeRoom(db, { participants: 1, together })
  await expect(sql`${change}${room.id}`.execute(db)).rejects.toThrow(/check constraint/)
})
