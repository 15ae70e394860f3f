import { sql } from 'kysely'

import type { Tx } from '../../open.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Retires a season's accepted wordings that its questions accept by themselves
 * now, and its rejected ones that they reject; what was given stays
 * (rules 189 and 199). Texts are compared as `cleanWording` leaves them. Returns how many.
 */
export async function retireRevisions(tx: Tx, seasonId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update key_revisions k set retired_at = now()
    where k.season_id = ${seasonId} and k.scope <> 'answer' and k.undone_at is null and k.retired_at is null
      and exists (
        select from questions q, jsonb_array_elements(q.parts) part,
          jsonb_array_elements_text(coalesce(part -> k.kind, '[]')) text
        where q.season_id = k.season_id and q.id = k.question_id and part ->> 'id' = split_part(k.part_id, '.', 1)
          and ${wordsOf(sql`text`)} = k.wording)
  `.execute(tx)
  return Number(numAffectedRows ?? 0)
}
