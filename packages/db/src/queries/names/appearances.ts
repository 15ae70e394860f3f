import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A player or team that would appear on a public list for the first time (rule 148). */
export type AppearanceRow = {
  kind: 'player' | 'team'
  id: string
  /** What others would see the player called; a team's own name. */
  name: string
  clubName: string
  teamName: string
  state: string
  country: string | null
  coachName: string | null
}

const isPlayerWaiting = sql`p.is_publicly_visible and p.admitted_at is null and p.deleted_at is null and not p.is_slot_reserved and not p.is_admin`

/** Who waits: a coach's own players, or, without a coach, everybody and all teams; at most `limit`. */
export async function listAppearanceRows(
  db: Read,
  { coachId, limit }: { coachId: string | undefined; limit: number },
): Promise<AppearanceRow[]> {
  const coach = coachId ?? null
  const { rows } = await sql<AppearanceRow>`
    select 'team' as kind, t.id, t.name, c.name as club_name, t.name as team_name, c.state, c.country, t.coach_name
    from teams t join clubs c on c.id = t.club_id
    where t.is_publicly_visible and t.admitted_at is null and ${coach}::uuid is null
    union all
    select 'player', p.id, case when p.is_name_hidden then p.code else coalesce(p.display_name, p.code) end,
      c.name, t.name, p.state, p.country, k.name
    from players p join clubs c on c.id = p.club_id join teams t on t.id = p.team_id left join coaches k on k.id = p.coach_id
    where ${isPlayerWaiting} and (${coach}::uuid is null or p.coach_id = ${coach}::uuid)
    order by 1 desc, club_name, team_name, name, id limit ${limit}
  `.execute(reading(db))
  return rows
}

/**
 * Lets a player or team that waits onto public lists, or takes the wish back that put it there; a coach decides about own players alone.
 * What the log calls them, a code or a team's name; undefined where nothing waits.
 */
export async function decideAppearance(
  tx: Tx,
  given: { kind: 'player' | 'team'; id: string; isAdmitted: boolean; coachId: string | undefined },
): Promise<string | undefined> {
  const { kind, id, isAdmitted } = given
  const coach = given.coachId ?? null
  const change = isAdmitted ? sql`admitted_at = now()` : sql`is_publicly_visible = false`
  const decided =
    kind === 'player'
      ? sql<{
          name: string
        }>`update players p set ${change} where p.id = ${id} and ${isPlayerWaiting} and (${coach}::uuid is null or p.coach_id = ${coach}::uuid) returning p.code as name`
      : sql<{
          name: string
        }>`update teams set ${change} where id = ${id} and is_publicly_visible and admitted_at is null and ${coach}::uuid is null returning name`
  const { rows } = await decided.execute(tx)
  return rows[0]?.name
}

/** At each start, `isOn`: reviews are on now. Whoever is on public lists when they begin has appeared, and isn't asked about (rule 148). */
export async function keepAppeared(tx: Tx, isOn: boolean): Promise<void> {
  if (!isOn) {
    await sql`delete from appearance_reviews`.execute(tx)
    return
  }
  const { rows } = await sql`
    insert into appearance_reviews default values on conflict do nothing returning is_on
  `.execute(tx)
  if (rows.length === 0) return
  await sql`update teams set admitted_at = now() where is_publicly_visible and admitted_at is null`.execute(tx)
  await sql`update players set admitted_at = now() where is_publicly_visible and admitted_at is null`.execute(tx)
}
