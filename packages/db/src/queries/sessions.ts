import { sql } from 'kysely'

import type { Read } from '../open.ts'
import type { PlayerRow } from './players.ts'

/** A live session with its player. */
export type SessionRow = { id: string; adminUntil: Date | null; player: PlayerRow }

/**
 * The live session of a token: not ended, not past its end, its player not deleted. One statement, which also moves the end
 * to 30 days from now, at most once a day (ruling 11).
 */
export async function findSession(db: Read, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<PlayerRow & { sessionId: string; adminUntil: Date | null }>`
    with slid as (
      update sessions set expires_at = now() + interval '30 days'
      where token_hash = ${tokenHash} and ended_at is null
        and expires_at > now() and expires_at < now() + interval '29 days'
    )
    select s.id as session_id, s.admin_until, p.id, p.code, c.name as club_name, t.name as team_name,
      p.starting_chapter, p.gem, p.state, p.country, p.pbe_experience, p.display_name, p.is_publicly_visible,
      p.is_slot_reserved, p.is_admin, p.time_zone, p.deleted_at, p.created_at
    from sessions s
    join players p on p.id = s.player_id
    join clubs c on c.id = p.club_id
    join teams t on t.id = p.team_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > now() and p.deleted_at is null
  `.execute(db)
  const row = rows[0]
  if (row === undefined) return undefined
  const { sessionId, adminUntil, ...player } = row
  return { id: sessionId, adminUntil, player }
}
