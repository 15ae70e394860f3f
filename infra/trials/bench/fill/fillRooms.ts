import type { Database } from '@seraph/db/open'
import { insertScreen } from '@seraph/db/queries/rooms/roomScreens'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { hashToken } from '@seraph/service/session'
import { sql } from 'kysely'

import { withoutLimit } from '../stack/withoutLimit.ts'
import { fillPlayers, madeId, playerCode, playerToken } from './fillPlayers.ts'

/** A seat of a made-up room: what a client has stored, and the player's session. */
export type Seat = {
  room: number
  roomId: string
  code: string
  userId: string
  nickname: string
  token: string
  cookie: string
  /** Looks on as a hall's screen does, and answers nothing. */
  isScreen?: boolean
}

const seatToken = (number: number): string => `bench-seat-${String(number).padStart(12, '0')}`

/**
 * Adds active rooms 1 to `rooms` with `participants` players in all, as evenly as it goes, everybody assigned every chapter of the season;
 * no host is there. Returns the seats, room by room.
 */
export async function fillRooms(db: Database, rooms: number, participants: number): Promise<Seat[]> {
  await fillPlayers(db, participants)
  const { code: coachCode } = await makeCoach(db)
  await withoutLimit(db, async (tx) => {
    await sql`insert into study_rooms (id, code, season_id, coach_code, coach_name, name, chapters, status, settings, started_at)
      select made_id('room', n), lpad(n::text, 4, '0'), s.id, ${coachCode}, 'Coach Kim', 'Room ' || n, '[1]', 'active',
        '{"maxParticipants": 300}', now()
      from generate_series(1, ${rooms}::integer) n, seasons s where s.place = 1`.execute(tx)
    await sql`insert into study_room_participants (id, room_id, is_host, host_code, nickname, token_hash)
      select made_id('host', n), made_id('room', n), true, ${coachCode}, 'Coach Kim', sha256(('bench-host-' || n)::bytea)
      from generate_series(1, ${rooms}::integer) n`.execute(tx)
    await sql`insert into study_room_participants (id, room_id, nickname, player_id, team_name, token_hash, assigned_chapters, given_chapters)
      select made_id('seat', n), made_id('room', 1 + (n - 1) % ${rooms}::integer), 'B' || lpad(n::text, 8, '0'), made_id('player', n),
        'Team', sha256(('bench-seat-' || lpad(n::text, 12, '0'))::bytea),
        c.chapters, jsonb_build_array(c.chapters)
      from generate_series(1, ${participants}::integer) n, (select jsonb_agg(distinct q.chapter) as chapters from questions q) c`.execute(
      tx,
    )
  })
  await withoutLimit(db, (tx) => sql`analyze`.execute(tx))
  return Array.from({ length: participants }, (_, index) => {
    const room = 1 + (index % rooms)
    return {
      room,
      roomId: madeId('room', room),
      code: String(room).padStart(4, '0'),
      userId: madeId('seat', index + 1),
      nickname: playerCode(index + 1),
      token: seatToken(index + 1),
      cookie: `seraph_player=${playerToken(index + 1)}`,
    }
  }).toSorted((a, b) => a.room - b.room)
}

/** A screen of a room that is made already, as its host opens it for a hall (rule 224). */
export async function fillScreen(db: Database, room: number): Promise<Seat> {
  const token = `bench-screen-${String(room).padStart(12, '0')}`
  const roomId = madeId('room', room)
  await insertScreen(db, { roomId, tokenHash: hashToken(token) })
  const code = String(room).padStart(4, '0')
  return { room, roomId, code, userId: madeId('host', room), nickname: 'Coach Kim', token, cookie: '', isScreen: true }
}
