import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { makeSeason } from '../testing/make.ts'
import { makeRoom } from '../testing/makeRoom.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261122T2220-guest-seats.ts'

const { db } = await testDatabase()

test('a seat from before has its player’s gem, the host none, and nobody is called a guest', async () => {
  await makeSeason(db)
  await makeRoom(db, { participants: 1 })
  const { gem } = await db.selectFrom('players').select('gem').executeTakeFirstOrThrow()
  await sql`alter table study_room_participants drop column gem, drop column is_guest`.execute(db)
  await sql`update study_rooms set settings = '{"maxParticipants": 20}'`.execute(db)
  await up(db as Kysely<unknown>)
  const seats = await db
    .selectFrom('studyRoomParticipants')
    .select(['isHost', 'gem', 'isGuest'])
    .orderBy('isHost')
    .execute()
  expect(seats).toEqual([
    { isHost: false, gem, isGuest: false },
    { isHost: true, gem: null, isGuest: false },
  ])
  const { settings } = await db.selectFrom('studyRooms').select('settings').executeTakeFirstOrThrow()
  expect(settings).toEqual({ maxParticipants: 20, questionsEach: null, minutes: null })
})
