import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** What a child is to be told. `id`: `a` or `r` and what it is about, for `hearDecisions`. */
export type ToldRow = {
  id: string
  kind: 'accepted' | 'taken_back' | 'refused' | 'question_wrong'
  points: number
  wording: string
  questionId: string
  partId: string
  reason: string | null
}

/**
 * Decisions about a player's answers in a season that the player hasn't
 * been told of, the newest first: marks that rose, decisions taken back,
 * and appeals that were answered with no. An appeal that raised its mark is told of by the mark. No points are
 * told of where the answer counts for none, in a rehearsal.
 */
export async function listToldDecisions(
  db: Read,
  { playerId, seasonId, limit }: { playerId: string; seasonId: string; limit: number },
): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select id, kind, points, wording, question_id, part_id, reason from (
      select 'r' || r.revision_id || r.evaluation_id as id, case when r.undone_at is null then 'accepted' else 'taken_back' end as kind,
        case when e.event_id is null then 0 when r.undone_at is null then r.points else -r.points end as points, k.wording, k.question_id, r.part_id,
        null as reason, coalesce(r.undone_at, r.made_at) as at
      from evaluations e join remarks r on r.evaluation_id = e.id join key_revisions k on k.id = r.revision_id
      where e.player_id = ${playerId} and e.season_id = ${seasonId} and r.told_at is null and r.points > 0
      union all
      select 'a' || a.id, a.decision, 0, a.wording, a.question_id, a.part_id, a.reason, a.decided_at
      from appeals a
      where a.player_id = ${playerId} and a.season_id = ${seasonId} and a.decision in ('refused', 'question_wrong') and a.told_at is null
    ) as told order by at desc, id limit ${limit}
  `.execute(reading(db))
  return rows
}

/** Notes that a player was told; of others' nothing happens. Returns of how many. */
export async function hearDecisions(
  db: OneWrite,
  given: { playerId: string; ids: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ heard: number }>`
    with answered as (
      update appeals set told_at = now()
      where player_id = ${given.playerId} and 'a' || id = any(${given.ids}::text[]) and told_at is null and decided_at is not null
      returning id
    ), raised as (
      update remarks r set told_at = now() from evaluations e
      where e.id = r.evaluation_id and e.player_id = ${given.playerId} and 'r' || r.revision_id || r.evaluation_id = any(${given.ids}::text[])
        and r.told_at is null
      returning r.revision_id
    )
    select (select count(*) from answered)::integer + (select count(*) from raised)::integer as heard
  `.execute(db)
  return rows[0]?.heard ?? 0
}
