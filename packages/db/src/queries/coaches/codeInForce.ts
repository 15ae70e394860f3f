import { sql } from 'kysely'

/**
 * That a code of `coach_codes k` is in force: it isn't revoked, and a
 * helper's only as long as the coach has a code in force (rule 225).
 */
export const codeInForce = sql`(k.revoked_at is null and (k.helps is null or exists (
  select from coach_codes h where h.coach_id = k.helps and h.helps is null and h.revoked_at is null)))`

/** Whose teams a code of `coach_codes k` stands for: of a helper's the coach's who is helped. */
export const codeAuthority = sql`coalesce(k.helps, k.coach_id)`
