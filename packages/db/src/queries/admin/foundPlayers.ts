import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A player as the admin finds one. */
export type FoundPlayerRow = {
  id: string
  code: string
  formerCodes: string[]
  displayName: string | null
  clubName: string
  teamName: string
  state: string
  country: string | null
  startingChapter: number
  gem: string
  isPubliclyVisible: boolean
  isSlotReserved: boolean
  hasCoach: boolean
  createdAt: Date
  lastLoginAt: Date | null
  deletedAt: Date | null
  isRestorable: boolean
  questionsAnswered: number
}

/**
 * The players whose present or former code begins with one of `codes`, or whose club, team or display name has `text` in it; without a text
 * the newest. Deleted ones too, the admin never. At most `limit`, those with a code of exactly that first.
 */
export async function listFoundPlayers(
  db: Read,
  wanted: { text: string; codes: readonly string[]; seasonId: string; limit: number },
): Promise<FoundPlayerRow[]> {
  const { text, codes, seasonId, limit } = wanted
  const within = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<FoundPlayerRow>`
    select p.id, p.code, p.display_name, c.name as club_name, t.name as team_name, p.state, p.country, p.starting_chapter, p.gem,
      p.is_publicly_visible, p.is_slot_reserved, p.coach_id is not null as has_coach, p.created_at, p.deleted_at,
      coalesce(p.deleted_at > now() - interval '14 days', false) as is_restorable,
      array(select k.code from player_codes k where k.player_id = p.id and k.code <> p.code order by k.created_at) as former_codes,
      (select max(l.logged_in_at) from logins l where l.player_id = p.id) as last_login_at,
      (select coalesce(sum(e.questions_answered), 0)::integer from progress_events e
        where e.player_id = p.id and e.season_id = ${seasonId}) as questions_answered
    from players p join clubs c on c.id = p.club_id join teams t on t.id = p.team_id
    where not p.is_admin and (${text === ''}
      or exists (select from player_codes k, unnest(${codes}::text[]) as wanted (code)
        where k.player_id = p.id and starts_with(k.code, wanted.code))
      or c.name ilike ${within} or t.name ilike ${within} or p.display_name ilike ${within})
    order by exists (select from player_codes k where k.player_id = p.id and k.code = any(${codes}::text[])) desc,
      p.created_at desc, p.id
    limit ${limit}
  `.execute(reading(db))
  return rows
}

/**
 * Sets or removes a display name and returns the player's code; undefined
 * where there is no such player, or the player is deleted or the admin.
 */
export async function setDisplayName(
  db: OneWrite,
  id: string,
  displayName: string | null,
): Promise<string | undefined> {
  const player = await db
    .updateTable('players')
    .set({ displayName })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('isAdmin', '=', false)
    .returning('code')
    .executeTakeFirst()
  return player?.code
}

/** Undoes a deletion that isn't final and returns the player's code (rule 18); undefined where there is none. */
export async function undoDeletion(tx: Tx, id: string): Promise<string | undefined> {
  const player = await tx
    .updateTable('players')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', '>', sql<Date>`now() - interval '14 days'`)
    .returning('code')
    .executeTakeFirst()
  return player?.code
}
