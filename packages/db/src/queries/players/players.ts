import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A player with the names of club and team. */
export type PlayerRow = {
  id: string
  code: string
  clubName: string
  teamName: string
  startingChapter: number
  gem: string
  state: string
  country: string | null
  pbeExperience: string | null
  displayName: string | null
  /** The admin hides the display name from others (rule 147). */
  isNameHidden: boolean
  isPubliclyVisible: boolean
  isFeaturedAsked: boolean
  isSlotReserved: boolean
  isAdmin: boolean
  timeZone: string | null
  /** The latest local date that was told in it (rule 44). */
  timeZoneOn: string | null
  coachId: string | null
  /** The season that the player chose, and the one that the club's coach set (rule 48). */
  seasonId: string | null
  clubSeasonId: string | null
  /** When a browser without the number signed in, once (rule 42). */
  claimedAt: Date | null
  deletedAt: Date | null
  createdAt: Date
}

/** What a `PlayerRow` is selected with, from `players p`, `clubs c` and `teams t`. */
export const playerColumns = sql`
  p.id, p.code, c.name as club_name, t.name as team_name, p.starting_chapter, p.gem, p.state, p.country, p.pbe_experience,
  p.display_name, p.is_name_hidden, p.is_publicly_visible, p.is_featured_asked, p.is_slot_reserved, p.is_admin, p.time_zone, p.time_zone_on, p.coach_id, p.season_id,
  c.season_id as club_season_id, p.claimed_at, p.deleted_at, p.created_at`

/** A deletion can be undone for 14 days; then the code is as good as unknown (rule 18). Over `players p`. */
const isNotFinallyDeleted = sql`(p.deleted_at is null or p.deleted_at > now() - interval '14 days')`

/**
 * The player whom one of these codes means, the first that is known; old codes count for ever (rules 4 and 7). A player whose
 * deletion can still be undone is found, with `deletedAt`; one whose deletion is final isn't.
 */
export async function findPlayerByCode(db: Read, codes: readonly string[]): Promise<PlayerRow | undefined> {
  const { rows } = await sql<PlayerRow>`
    select ${playerColumns}
    from player_codes given
    join players p on p.id = given.player_id
    join clubs c on c.id = p.club_id
    join teams t on t.id = p.team_id
    where given.code = any(${codes}::text[]) and ${isNotFinallyDeleted}
    order by array_position(${codes}::text[], given.code)
    limit 1
  `.execute(reading(db))
  return rows[0]
}

/** The player who holds a gem of a team and chapter, deleted or not: at most one does (rule 6). */
export async function findGemHolder(
  db: Read,
  gem: { teamId: string; startingChapter: number; gem: string },
): Promise<{ id: string; isSlotReserved: boolean; coachId: string | null; deletedAt: Date | null } | undefined> {
  return db
    .selectFrom('players')
    .select(['id', 'isSlotReserved', 'coachId', 'deletedAt'])
    .where('teamId', '=', gem.teamId)
    .where('startingChapter', '=', gem.startingChapter)
    .where('gem', '=', gem.gem)
    .where('isAdmin', '=', false)
    .executeTakeFirst()
}

/** Which of these codes nobody has or ever had, with or without the prefix, in the order given (rules 4 and 7). */
export async function listFreeCodes(db: Read, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select wanted.code from unnest(${codes}::text[]) with ordinality as wanted (code, place)
    where not exists (
      select from player_codes given
      where regexp_replace(given.code, '^(PLR)+', '') = regexp_replace(wanted.code, '^(PLR)+', ''))
    order by wanted.place
  `.execute(reading(db))
  return rows.map((row) => row.code)
}

/** What a person says about themselves at registration. */
export type PlayerDetails = {
  state: string
  country: string | null
  pbeExperience: string | null
  isPubliclyVisible: boolean
}

export type NewPlayer = PlayerDetails & {
  id: string
  code: string
  clubId: string
  teamId: string
  startingChapter: number
  gem: string
  /** A slot that a coach reserves for somebody who is yet to log in (rule 8). */
  slot?: { coachId: string; memberNumber: number }
}

/**
 * Adds a player and registers the code, waiting for whoever is about to take either. `code_taken`: nothing was written, another
 * code may be tried; `gem_taken`: the transaction must be rolled back.
 */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<'inserted' | 'code_taken' | 'gem_taken'> {
  const { rows } = await sql<{ hasCode: boolean; hasPlayer: boolean }>`
    with given as (
      insert into player_codes (code, player_id) values (${player.code}, ${player.id}) on conflict do nothing returning code
    ), added as (
      insert into players (id, code, club_id, team_id, starting_chapter, gem, state, country, pbe_experience, is_publicly_visible,
        is_slot_reserved, coach_id, member_number)
      select ${player.id}::uuid, given.code, ${player.clubId}::uuid, ${player.teamId}::uuid, ${player.startingChapter}::integer,
        ${player.gem}, ${player.state}, ${player.country}, ${player.pbeExperience}, ${player.isPubliclyVisible}::boolean,
        ${player.slot !== undefined}::boolean, ${player.slot?.coachId ?? null}::uuid, ${player.slot?.memberNumber ?? null}::integer
      from given
      on conflict (team_id, starting_chapter, gem) where not is_admin do nothing
      returning id
    )
    select exists (select from given) as has_code, exists (select from added) as has_player
  `.execute(tx)
  if (rows[0]?.hasCode !== true) return 'code_taken'
  return rows[0].hasPlayer ? 'inserted' : 'gem_taken'
}

/** Hands a reserved slot to the person who registers for it, once; false where somebody was faster (rule 8). */
export async function linkSlot(tx: Tx, slotId: string, details: PlayerDetails): Promise<boolean> {
  const linked = await tx
    .updateTable('players')
    .set({ ...details, isSlotReserved: false })
    .where('id', '=', slotId)
    .where('isSlotReserved', '=', true)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return linked !== undefined
}

/** The present code of a player; undefined for nobody, a deleted one and the admin. */
export async function findCodeOf(db: Read, playerId: string): Promise<string | undefined> {
  const player = await db
    .selectFrom('players')
    .select('code')
    .where('id', '=', playerId)
    .where('deletedAt', 'is', null)
    .where('isAdmin', '=', false)
    .executeTakeFirst()
  return player?.code
}
