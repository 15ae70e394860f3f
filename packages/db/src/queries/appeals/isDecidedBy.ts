import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { codeAuthority } from '../coaches/codeInForce.ts'

/**
 * Whether an appeal `a` of a player `p` is a coach's to decide: of an own
 * player, or about an answer in a room that the coach hosted (rule 187).
 * Every appeal is where `coachId` is undefined, for the admin.
 */
export function isDecidedBy(coachId: string | undefined): RawBuilder<boolean> {
  if (coachId === undefined) return sql`true`
  return sql`(p.coach_id = ${coachId} or exists (
    select from group_quiz_answers g join study_rooms o on o.id = g.room_id join coach_codes k on k.code = o.coach_code
    where g.evaluation_id = a.evaluation_id and ${codeAuthority} = ${coachId}))`
}
