import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { findSeat } from '../queries/rooms/roomSeats.ts'
import { makeSeason } from '../testing/make.ts'
import { makeRoom } from '../testing/makeRoom.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261122T0815-host-codes.ts'

const { db } = await testDatabase()

test('hosts of rooms from before go on by the code that opened their room', async () => {
  await makeSeason(db)
  const { coach, host } = await makeRoom(db)
  await sql`alter table study_room_participants drop column host_code`.execute(db)
  await up(db as Kysely<unknown>)
  const seats = await db.selectFrom('studyRoomParticipants').select(['isHost', 'hostCode']).execute()
  expect(seats.map(({ isHost, hostCode }) => hostCode === (isHost ? coach.code : null))).toEqual([true, true, true])
  expect(await findSeat(db, createHash('sha256').update(host.token).digest())).toMatchObject({ isHost: true })
})
