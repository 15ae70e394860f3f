import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import { codeAuthority, codeInForce } from './codeInForce.ts'
import { slideSession } from '../sessions/slideSession.ts'

/** A coach's profile. */
export type CoachProfile = {
  id: string
  name: string
  clubName: string
  state: string | null
  country: string | null
}

/** A code in force, as its holder is told of it: what it was issued for, and the profile once there is one. */
export type CoachIdentity = {
  code: string
  issuedFor: {
    clubName: string
    clubNameKey: string
    teamName: string | null
    coachName: string | null
    state: string | null
    country: string | null
  }
  /** Whose teams the code stands for. */
  coach: CoachProfile | undefined
  /** Who holds the code, where that is a helper of the coach's (rule 225). */
  helper: { id: string; name: string } | undefined
}

/** A live session of a coach code; `clubSeasonId`: the season that the coach set for their club (rule 156). */
export type CoachSessionRow = CoachIdentity & { id: string; clubSeasonId: string | null }

type IdentityRow = {
  code: string
  clubName: string
  clubNameKey: string
  teamName: string | null
  coachName: string | null
  state: string | null
  country: string | null
  coach: CoachProfile | null
  helper: { id: string; name: string } | null
}

/** What an identity is selected with, from `coach_codes k` and, where there is a profile, `coaches o`, which has the code's authority. */
const identityColumns = sql`
  k.code, k.club_name, k.club_name_key, k.team_name, k.coach_name, k.state, k.country,
  case when o.id is null then null
    else jsonb_build_object('id', o.id, 'name', o.name, 'clubName', o.club_name, 'state', o.state, 'country', o.country)
  end as coach,
  case when k.helps is not null then (
    select jsonb_build_object('id', own.id, 'name', own.name) from coaches own where own.id = k.coach_id) end as helper`

function identityOf({ code, coach, helper, ...issuedFor }: IdentityRow): CoachIdentity {
  return { code, issuedFor, coach: coach ?? undefined, helper: helper ?? undefined }
}

/**
 * The live session of a token: not ended, not past its end, its code not revoked. One statement, which also moves the end to 30 days
 * from now, at most once a day (rule 11).
 */
export async function findCoachSession(db: OneWrite, tokenHash: Buffer): Promise<CoachSessionRow | undefined> {
  const [row] = await selectCoachSession(db, { tokenHash })
  if (row === undefined) return undefined
  const { sessionId, clubSeasonId, ...identity } = row
  return { id: sessionId, clubSeasonId, ...identityOf(identity) }
}

const selectCoachSession = prepared<
  { tokenHash: Buffer },
  IdentityRow & { sessionId: string; clubSeasonId: string | null }
>(
  'find_coach_session',
  ({ tokenHash }) => sql`
    with ${slideSession('coach_sessions', tokenHash)}
    select s.id as session_id, ${identityColumns}, (
      select c.season_id from teams t join clubs c on c.id = t.club_id
      where t.coach_id = o.id and c.season_id is not null order by c.id limit 1) as club_season_id
    from coach_sessions s
    join coach_codes k on k.code = s.code
    left join coaches o on o.id = ${codeAuthority}
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > now() and ${codeInForce}`,
)

/** Who holds a code in force; with `clubKey` only where that is the club that it was issued for (rule 9). */
export async function findCoachByCode(
  db: Read,
  guess: { code: string; clubKey: string | undefined },
): Promise<CoachIdentity | undefined> {
  const { rows } = await sql<IdentityRow>`
    select ${identityColumns} from coach_codes k left join coaches o on o.id = ${codeAuthority}
    where k.code = ${guess.code} and ${codeInForce}
      and (${guess.clubKey ?? null}::text is null or k.club_name_key = ${guess.clubKey ?? null})
  `.execute(reading(db))
  return rows[0] === undefined ? undefined : identityOf(rows[0])
}

/**
 * Starts a session of 30 days, ends the coach session that the same browser had, and notes the code's first and last use (rules 9
 * and 11). Returns the id of the session that ended, if any; undefined where the code was revoked meanwhile.
 */
export async function insertCoachSession(
  tx: Tx,
  session: { code: string; tokenHash: Buffer; browserHash: Buffer; endedTokenHash: Buffer | undefined },
): Promise<{ endedSessionId: string | undefined } | undefined> {
  const used = await tx
    .updateTable('coachCodes')
    .set({ usedAt: sql<Date>`coalesce(used_at, now())`, lastLoginAt: sql<Date>`now()` })
    .where('code', '=', session.code)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) return undefined
  const { rows } = await sql<{ id: string }>`
    with started as (
      insert into coach_sessions (id, token_hash, code, browser_hash, expires_at)
      values (gen_random_uuid(), ${session.tokenHash}, ${session.code}, ${session.browserHash}, now() + interval '30 days')
    )
    update coach_sessions set ended_at = now()
    where token_hash = ${session.endedTokenHash ?? null}::bytea and ended_at is null
    returning id
  `.execute(tx)
  return { endedSessionId: rows[0]?.id }
}

/** Ends the session of a token; its id, undefined where there was none that lived. */
export async function endCoachSession(db: OneWrite, tokenHash: Buffer): Promise<string | undefined> {
  const ended = await db
    .updateTable('coachSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/** Whether a browser has ever held a session of this code, so that guessing elsewhere can't lock its owner out (rules 9 and 15). */
export async function hasHeldCoachSession(db: Read, held: { browserHash: Buffer; code: string }): Promise<boolean> {
  const session = await db
    .selectFrom('coachSessions')
    .select('id')
    .where('browserHash', '=', held.browserHash)
    .where('code', '=', held.code)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
