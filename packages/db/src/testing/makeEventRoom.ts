import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import type { LoadedQuestion } from '../queries/seasons/questions.ts'

/** A rehearsal of teams of a coach's code over a set of these questions, in its lobby. */
export async function makeEventRoom(
  db: Database,
  given: { coachCode: string; questions: readonly LoadedQuestion[]; seasonId?: string; teams?: readonly string[] },
): Promise<{ id: string; setId: string; code: string; teams: { id: string; name: string }[] }> {
  const { coachCode, questions, seasonId = '2026-isaiah', teams: names = ['Owls', 'Foxes'] } = given
  const [id, setId, code] = [randomUUID(), randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')]
  await sql`
    insert into event_sets (id, request_hash, season_id, profile, seed, chapters, questions)
    values (${setId}, '', ${seasonId}, 'nad-2023', 1, '[1]', ${JSON.stringify(questions)}::jsonb)
  `.execute(db)
  await sql`
    insert into event_rooms (id, code, set_id, coach_code, name, is_void)
    values (${id}, ${code}, ${setId}, ${coachCode}, 'Saturday', ${JSON.stringify(questions.map(() => false))}::jsonb)
  `.execute(db)
  const teams = names.map((name) => ({ id: randomUUID(), name }))
  await db
    .insertInto('eventTeams')
    .values(teams.map((team, position) => ({ ...team, position, roomId: id })))
    .execute()
  return { id, setId, code, teams }
}
