import type { KnownZone } from '@seraph/schema/progress/knownZone'
import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import type { Proof } from '../../tables/playerNumbers.ts'
import { codeInForce } from '../coaches/codeInForce.ts'
import { liveSeat } from '../rooms/liveSeat.ts'
import { liveSession } from './liveSession.ts'
import { playerColumns } from '../players/players.ts'
import type { PlayerRow } from '../players/players.ts'
import { isProved } from '../players/proofs.ts'
import { slideSession } from './slideSession.ts'

/**
 * A live session with its player; `adminMark` while the second step holds, by the database's clock, the mark of the secret given (rule 12).
 * `isProved`: the browser is proved for the player; `studiesUntil`: until when a claimed record is only studied in (rule 42).
 */
export type SessionRow = {
  id: string
  adminMark: Buffer | null
  isProved: boolean
  studiesUntil: Date | null
  player: PlayerRow
}

/**
 * The live session of a token: not ended, not past its end, its player not deleted. One statement, which also moves the end
 * to 30 days from now, at most once a day (rule 11).
 */
export async function findSession(db: OneWrite, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const [row] = await selectSession(db, { tokenHash })
  if (row === undefined) return undefined
  const { sessionId, adminMark, isProved: isProvedHere, studiesUntil, ...player } = row
  return { id: sessionId, adminMark, isProved: isProvedHere, studiesUntil, player }
}

const selectSession = prepared<
  { tokenHash: Buffer },
  PlayerRow & Omit<SessionRow, 'id' | 'player'> & { sessionId: string }
>(
  'find_session',
  ({ tokenHash }) => sql`
    with ${slideSession('sessions', tokenHash)}
    select s.id as session_id, case when p.is_admin and s.admin_until > now() then s.admin_mark end as admin_mark,
      ${isProved} as is_proved, case when s.proof = 'claimed' and not ${isProved} then p.claimed_at + interval '14 days' end as studies_until,
      ${playerColumns}
    from sessions s
    join players p on p.id = s.player_id
    join clubs c on c.id = p.club_id
    join teams t on t.id = p.team_id
    where s.token_hash = ${tokenHash} and ${liveSession}`,
)

/** Whose a socket's session is; `player` of a player's session, not of a coach's. */
export type SocketSession = { id: string; player: (KnownZone & { id: string }) | undefined }

/**
 * The live sessions of these tokens, players' and coaches', in the place of each token; undefined where there is none. One statement for
 * many sockets, which also moves their ends as `findSession` does.
 */
export async function listSocketSessions(
  db: OneWrite,
  tokenHashes: readonly Buffer[],
): Promise<(SocketSession | undefined)[]> {
  const rows = await selectSocketSessions(db, { tokenHashes })
  const byToken = new Map(
    rows.map(({ tokenHash, id, playerId, timeZone, timeZoneOn }) => [
      tokenHash.toString('hex'),
      { id, player: playerId === null ? undefined : { id: playerId, timeZone, timeZoneOn } },
    ]),
  )
  return tokenHashes.map((hash) => byToken.get(hash.toString('hex')))
}

const selectSocketSessions = prepared<
  { tokenHashes: readonly Buffer[] },
  KnownZone & { tokenHash: Buffer; id: string; playerId: string | null }
>('list_socket_sessions', ({ tokenHashes }) => {
  const hashes = sql`${tokenHashes}::bytea[]`
  const isDue = sql`token_hash = any(${hashes}) and ended_at is null
    and expires_at > now() and expires_at < now() + interval '29 days'`
  return sql`
    with slid as (
      update sessions set expires_at = now() + interval '30 days' where ${isDue}
    ), slid_coach as (
      update coach_sessions set expires_at = now() + interval '30 days' where ${isDue}
    )
    select s.token_hash, s.id, p.id as player_id, p.time_zone, p.time_zone_on from sessions s join players p on p.id = s.player_id
    where s.token_hash = any(${hashes}) and ${liveSession}
    union all
    select s.token_hash, s.id, null, null, null from coach_sessions s join coach_codes k on k.code = s.code
    where s.token_hash = any(${hashes}) and s.ended_at is null and s.expires_at > now() and ${codeInForce}`
})

/**
 * Starts a session of 30 days and ends the one that the same browser had, whosesoever it was (rule 11). Returns the id of the
 * session that ended, if any.
 */
export async function insertSession(
  tx: Tx,
  session: {
    playerId: string
    tokenHash: Buffer
    browserHash: Buffer
    proof: Proof
    endedTokenHash: Buffer | undefined
  },
): Promise<{ endedSessionId: string | undefined }> {
  const { rows } = await sql<{ id: string }>`
    with started as (
      insert into sessions (id, token_hash, player_id, browser_hash, proof, expires_at)
      values (gen_random_uuid(), ${session.tokenHash}, ${session.playerId}, ${session.browserHash}, ${session.proof}, now() + interval '30 days')
    )
    update sessions set ended_at = now()
    where token_hash = ${session.endedTokenHash ?? null}::bytea and ended_at is null
    returning id
  `.execute(tx)
  return { endedSessionId: rows[0]?.id }
}

/** Ends the session of a token; its id, undefined where there was none that lived. */
export async function endSession(db: OneWrite, tokenHash: Buffer): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/** Makes a session the admin's for 12 hours, by the secret of that mark (rule 12). */
export async function grantAdmin(db: OneWrite, sessionId: string, adminMark: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ adminUntil: sql<Date>`now() + interval '12 hours'`, adminMark })
    .where('id', '=', sessionId)
    .execute()
}

/** Which of these sessions, players' and coaches', and of these hosts' seats still live: asked by a hub for all its sockets at once. */
export async function listLiveSessions(db: Read, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join players p on p.id = s.player_id
    where s.id = any(${ids}::uuid[]) and ${liveSession}
    union all
    select s.id from coach_sessions s join coach_codes k on k.code = s.code
    where s.id = any(${ids}::uuid[]) and s.ended_at is null and s.expires_at > now() and ${codeInForce}
    union all
    select p.id from study_room_participants p where p.id = any(${ids}::uuid[]) and p.is_host and ${liveSeat}
  `.execute(reading(db))
  return rows.map((row) => row.id)
}
