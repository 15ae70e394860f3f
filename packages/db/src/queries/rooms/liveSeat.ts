import { sql } from 'kysely'

import { codeInForce } from '../coaches/codeInForce.ts'

/**
 * That the token of the seat `p` opens it: a participant's always, a
 * host's as long as the coach code is in force by which it was taken.
 */
export const liveSeat = sql`(not p.is_host or exists (
  select from coach_codes k where k.code = p.host_code and ${codeInForce}))`
