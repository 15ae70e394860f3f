import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** What a coach asks a player to join. */
export type Asked = { playerId: string; coachId: string; teamId: string; startingChapter: number; gem: string }

/** A request with the names that its player reads. */
export type LinkRequestRow = Asked & {
  id: string
  coachName: string
  clubName: string
  teamName: string
  askedAt: Date
}

/** Asks a player; a coach's later request takes the place of the earlier one. False where the player has a coach (rule 13). */
export async function insertLinkRequest(tx: Tx, asked: Asked): Promise<boolean> {
  const { playerId, coachId, teamId, startingChapter, gem } = asked
  const { numAffectedRows } = await sql`
    insert into link_requests (id, player_id, coach_id, team_id, starting_chapter, gem)
    select ${randomUUID()}::uuid, p.id, ${coachId}::uuid, ${teamId}::uuid, ${startingChapter}::integer, ${gem}
    from players p where p.id = ${playerId} and p.coach_id is null and p.deleted_at is null
    on conflict (player_id, coach_id) do update
      set team_id = excluded.team_id, starting_chapter = excluded.starting_chapter, gem = excluded.gem, asked_at = now()
  `.execute(tx)
  return numAffectedRows === 1n
}

const selectRequests = sql`
  select r.id, r.player_id, r.coach_id, r.team_id, r.starting_chapter, r.gem, r.asked_at, coalesce(t.coach_name, k.name) as coach_name,
    c.name as club_name, t.name as team_name
  from link_requests r join coaches k on k.id = r.coach_id
  join teams t on t.id = r.team_id and t.coach_id = r.coach_id join clubs c on c.id = t.club_id`

/** Which coaches ask a player who has none, the first first. */
export async function listLinkRequests(db: Read, playerId: string): Promise<LinkRequestRow[]> {
  const { rows } = await sql<LinkRequestRow>`
    ${selectRequests} join players p on p.id = r.player_id and p.coach_id is null
    where r.player_id = ${playerId} order by r.asked_at, r.id
  `.execute(reading(db))
  return rows
}

/** A player's request, the caller's alone until the transaction ends. */
export async function lockLinkRequest(
  tx: Tx,
  wanted: { id: string; playerId: string },
): Promise<LinkRequestRow | undefined> {
  const { rows } = await sql<LinkRequestRow>`
    ${selectRequests} where r.id = ${wanted.id} and r.player_id = ${wanted.playerId} for update of r
  `.execute(tx)
  return rows[0]
}

/** Takes a request away once it is answered. */
export async function deleteLinkRequest(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('linkRequests').where('id', '=', id).execute()
}
