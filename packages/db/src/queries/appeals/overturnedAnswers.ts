import type { PartVerdict } from '@seraph/schema/judging'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeAuthority } from '../coaches/codeInForce.ts'
import type { Whose } from './waitingAppeals.ts'

/** A sheet of an event with the part that the panel gave after all; `part` is its place among `parts`. */
export type OverturnedAnswer = { questionId: string; parts: PartVerdict[]; part: number; answer: string }

/** What panels gave after all in a coach's events of a season, or in all for the admin, the newest first, as long as its text is kept. */
export async function listOverturnedAnswers(
  db: Read,
  { seasonId, coachId, limit }: Whose,
): Promise<OverturnedAnswer[]> {
  const isOurs =
    coachId === undefined
      ? sql`true`
      : sql`exists (select from coach_codes k where k.code = r.coach_code and ${codeAuthority} = ${coachId})`
  const { rows } = await sql<OverturnedAnswer>`
    select s.questions -> a.question ->> 'id' as question_id, h.parts, a.part, h.draft as answer
    from event_appeals a
      join event_rooms r on r.id = a.room_id
      join event_sets s on s.id = r.set_id
      join event_sheets h on h.room_id = a.room_id and h.team_id = a.team_id and h.question = a.question
    where a.decision = 'overturned' and s.season_id = ${seasonId} and r.has_texts and h.parts is not null and ${isOurs}
    order by a.decided_at desc, a.id limit ${limit}
  `.execute(reading(db))
  return rows
}
