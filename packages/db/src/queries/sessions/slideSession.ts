import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * The part of a statement that moves the end of a token's live session to 30 days from now, at most once a day (rule 11): `with
 * ${slideSession('sessions', hash)} select …`.
 */
export function slideSession(table: 'sessions' | 'coach_sessions', tokenHash: RawBuilder<Buffer>): RawBuilder<unknown> {
  return sql`slid as (
    update ${sql.table(table)} set expires_at = now() + interval '30 days'
    where token_hash = ${tokenHash} and ended_at is null
      and expires_at > now() and expires_at < now() + interval '29 days'
  )`
}
