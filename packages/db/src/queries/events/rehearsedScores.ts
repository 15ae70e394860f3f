import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeAuthority } from '../coaches/codeInForce.ts'

/**
 * What others scored over the very set of a player's rehearsal (rule 217): each other player of the same coach, at the first time
 * that they finished it, and the teams of that coach's told events in which every question counted. Nothing for a guest.
 */
export async function listOthersScores(db: Read, rehearsalId: string): Promise<number[]> {
  const { rows } = await sql<{ score: number }>`
    with own as (
      select r.id, r.set_id, r.player_id, p.coach_id from rehearsals r join players p on p.id = r.player_id
      where r.id = ${rehearsalId} and p.coach_id is not null),
    alone as (
      select distinct on (r.player_id) r.sheets
      from own join rehearsals r on r.set_id = own.set_id and r.player_id <> own.player_id and r.ended_at is not null
        join players p on p.id = r.player_id and p.coach_id = own.coach_id and p.deleted_at is null
      order by r.player_id, r.ended_at)
    select coalesce((select sum((s -> 'judgement' ->> 'score')::integer) from jsonb_array_elements(alone.sheets) s), 0)::integer as score
    from alone
    union all
    select (t ->> 'score')::integer
    from own join event_rooms e on e.set_id = own.set_id and e.published is not null
      join event_sets s on s.id = e.set_id and (e.published ->> 'asked')::integer = jsonb_array_length(s.questions)
      cross join lateral jsonb_array_elements(e.published -> 'teams') t
    where (t ->> 'isOutside')::boolean is not true
      and exists (select from coach_codes k where k.code in (e.coach_code, e.visiting_coach_code) and ${codeAuthority} = own.coach_id)
  `.execute(reading(db))
  return rows.map(({ score }) => score)
}
