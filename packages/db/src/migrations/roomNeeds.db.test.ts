import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { makeSeason } from '../testing/make.ts'
import { makeRoom } from '../testing/makeRoom.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261124T1100-room-needs.ts'

const { db } = await testDatabase()

test('a room from before asks all, of its own chapters; one that was narrowed meanwhile stays so', async () => {
  await makeSeason(db)
  const { room } = await makeRoom(db)
  const { room: narrowed } = await makeRoom(db)
  await sql`update study_rooms set settings = '{"maxParticipants": 20}' where id = ${room.id}`.execute(db)
  await sql`update study_rooms set settings = settings || '{"asked": ["q1"]}' where id = ${narrowed.id}`.execute(db)
  await up(db as Kysely<unknown>)
  const settings = async (id: string) =>
    (await db.selectFrom('studyRooms').select('settings').where('id', '=', id).executeTakeFirstOrThrow()).settings
  expect(await settings(room.id)).toEqual({ maxParticipants: 20, asked: null, chaptersOf: 'room' })
  expect(await settings(narrowed.id)).toMatchObject({ asked: ['q1'], chaptersOf: 'room' })
})
