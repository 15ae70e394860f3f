import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { makeSeason } from '../testing/make.ts'
import { makeRoom } from '../testing/makeRoom.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261122T2010-given-chapters.ts'

const { db } = await testDatabase()

test('who had chapters before is taken to have been given them at once', async () => {
  await makeSeason(db)
  await makeRoom(db, { participants: 1, chapters: [1, 2] })
  await makeRoom(db, { participants: 1, chapters: [], status: 'waiting' })
  await sql`alter table study_room_participants drop column given_chapters`.execute(db)
  await up(db as Kysely<unknown>)
  const seats = await db
    .selectFrom('studyRoomParticipants')
    .select(['isHost', 'givenChapters'])
    .orderBy('joinedAt')
    .execute()
  expect(seats.map(({ givenChapters }) => givenChapters)).toEqual([[], [[1, 2]], [], []])
})
