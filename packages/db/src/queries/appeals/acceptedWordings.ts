import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A wording that a person accepted, with how many players gave it and how many clubs accepted it; 0 where it was the admin alone. */
export type AcceptedWording = {
  season: string
  question: string
  part: string
  accept: string
  players: number
  clubs: number
}

/**
 * The wordings in force for clubs or everywhere that at least `leastPlayers` players gave: nothing that a single child wrote is among them.
 * Those of most players first within each question.
 */
export async function listAcceptedWordings(
  db: Read,
  { leastPlayers }: { leastPlayers: number },
): Promise<AcceptedWording[]> {
  const { rows } = await sql<AcceptedWording>`
    select * from (
      select k.season_id as season, k.question_id as question, k.part_id as part, k.wording as accept,
        (count(distinct k.club_id))::integer as clubs,
        (select count(distinct player_id) from (
          select e.player_id from key_revisions o join remarks r on r.revision_id = o.id join evaluations e on e.id = r.evaluation_id
          where o.season_id = k.season_id and o.question_id = k.question_id and o.part_id = k.part_id and o.wording = k.wording
            and r.undone_at is null
          union
          select a.player_id from appeals a
          where a.season_id = k.season_id and a.question_id = k.question_id and a.part_id = k.part_id and a.wording = k.wording
            and a.decision = 'accepted') as given)::integer as players
      from key_revisions k
      where k.kind = 'accept' and k.scope <> 'answer' and k.undone_at is null and k.retired_at is null
      group by k.season_id, k.question_id, k.part_id, k.wording) as accepted
    where players >= ${leastPlayers}
    order by season, question, part, players desc, accept
  `.execute(reading(db))
  return rows
}
