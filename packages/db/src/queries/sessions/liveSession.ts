import { sql } from 'kysely'

/** That the session `s` of the player `p` lives: not ended, not past its end, its player not deleted (rule 11). */
export const liveSession = sql`s.ended_at is null and s.expires_at > now() and p.deleted_at is null`
