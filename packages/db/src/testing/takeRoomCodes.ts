import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** Gives every free room code to a living room like `roomId`. */
export async function takeRoomCodes(db: Database, roomId: string): Promise<void> {
  await sql`
    insert into study_rooms (id, code, season_id, coach_code, coach_name, name, chapters, settings)
    select gen_random_uuid(), lpad(n::text, 4, '0'), season_id, coach_code, 'Coach', 'Room', chapters, settings
    from study_rooms, generate_series(0, 9999) as n where id = ${roomId} on conflict do nothing
  `.execute(db)
}

/** Completes the room of a code so many minutes ago. */
export async function completeRoom(db: Database, code: string, minutesAgo: number): Promise<void> {
  const endedAt = new Date(Date.now() - minutesAgo * 60_000)
  await db.updateTable('studyRooms').set({ status: 'completed', endedAt }).where('code', '=', code).execute()
}
