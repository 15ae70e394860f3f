import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import type { Name } from '../clubs/clubs.ts'

/** A coach's team with its club. */
export type CoachTeamRow = {
  id: string
  name: string
  clubId: string
  clubName: string
  state: string
  country: string | null
  isPubliclyVisible: boolean
}

/** What is known of a club when a coach wants a team in it; the club is the caller's alone until the transaction ends. */
export type LockedClub = {
  name: string
  nameKey: string
  stateKey: string
  countryKey: string
  isHeldByOthers: boolean
  isOwn: boolean
  isOnlyOfItsName: boolean
}

/**
 * Locks a club, so that of two coaches who want it at once one comes first.
 * The lock leaves room for those of foreign keys: whoever has just added a
 * team holds one already, and two of them would wait for each other for ever.
 */
export async function lockClub(tx: Tx, clubId: string, coachId: string): Promise<LockedClub> {
  await sql`select from clubs where id = ${clubId} for no key update`.execute(tx)
  const { rows } = await sql<LockedClub>`
    select c.name, c.name_key, c.state_key, c.country_key,
      exists (select from teams t where t.club_id = c.id and t.coach_id <> ${coachId}) as is_held_by_others,
      exists (select from teams t where t.club_id = c.id and t.coach_id = ${coachId}) as is_own,
      not exists (select from clubs o where o.name_key = c.name_key and o.id <> c.id) as is_only_of_its_name
    from clubs c where c.id = ${clubId}
  `.execute(tx)
  const club = rows[0]
  if (club === undefined) throw new Error(`there is no club ${clubId}`)
  return club
}

/** Makes a team the coach's, unless it is another one's already: then false. */
export async function claimTeam(
  tx: Tx,
  team: { teamId: string; coachId: string; coachName: string; isPubliclyVisible: boolean },
): Promise<boolean> {
  const { teamId, ...claim } = team
  const { numUpdatedRows } = await tx
    .updateTable('teams')
    .set(claim)
    .where('id', '=', teamId)
    .where((eb) => eb.or([eb('coachId', 'is', null), eb('coachId', '=', claim.coachId)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const teamColumns = sql`
  t.id, t.name, t.club_id, c.name as club_name, c.state, c.country, t.is_publicly_visible`

/** All of a coach's teams, in the order of their clubs and names. */
export async function listCoachTeams(db: Read, coachId: string): Promise<CoachTeamRow[]> {
  return selectCoachTeams(reading(db), { coachId })
}

const selectCoachTeams = prepared<{ coachId: string }, CoachTeamRow>(
  'list_coach_teams',
  ({ coachId }) => sql`
    select ${teamColumns} from teams t join clubs c on c.id = t.club_id
    where t.coach_id = ${coachId} order by c.name_key, c.state_key, c.id, t.name_key`,
)

/** One of the coach's teams, the caller's alone until the transaction ends, with the places that its members have. */
export async function lockCoachTeam(
  tx: Tx,
  wanted: { teamId: string; coachId: string },
): Promise<(CoachTeamRow & { memberNumbers: number[] }) | undefined> {
  const { rows } = await sql<CoachTeamRow & { memberNumbers: number[] }>`
    with team as (select * from teams where id = ${wanted.teamId} and coach_id = ${wanted.coachId} for no key update)
    select ${teamColumns}, array(
      select coalesce(p.member_number, 0) from players p
      where p.team_id = t.id and p.coach_id = t.coach_id and p.deleted_at is null) as member_numbers
    from team t join clubs c on c.id = t.club_id
  `.execute(tx)
  return rows[0]
}

/** Whether a club has a team of this name. */
export async function hasTeam(db: Read, clubId: string, nameKey: string): Promise<boolean> {
  const team = await db
    .selectFrom('teams')
    .select('id')
    .where('clubId', '=', clubId)
    .where('nameKey', '=', nameKey)
    .executeTakeFirst()
  return team !== undefined
}

/**
 * Gives a coach's team another name. Whoever is in it without being the coach's member keeps the old name, in a team of their own: a
 * coach changes nobody else's record (rule 13).
 */
export async function renameTeam(
  tx: Tx,
  team: { teamId: string; clubId: string; coachId: string; from: string; to: Name },
): Promise<void> {
  const { nameKey: fromKey } = await tx
    .selectFrom('teams')
    .select('nameKey')
    .where('id', '=', team.teamId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('teams')
    .set({ name: team.to.name, nameKey: team.to.key })
    .where('id', '=', team.teamId)
    .execute()
  if (fromKey !== team.to.key) {
    // A name that nobody has seen yet (rule 148), and not the one that was hidden.
    await tx.updateTable('teams').set({ admittedAt: null }).where('id', '=', team.teamId).execute()
    await tx
      .updateTable('players')
      .set({ admittedAt: null })
      .where('teamId', '=', team.teamId)
      .where('coachId', '=', team.coachId)
      .execute()
  }
  await sql`
    with others as (
      select id from players where team_id = ${team.teamId} and coach_id is distinct from ${team.coachId}
    ), kept as (
      insert into teams (id, club_id, name, name_key)
      select gen_random_uuid(), ${team.clubId}, ${team.from}, ${fromKey} where exists (select from others)
      returning id
    )
    update players set team_id = kept.id from kept where players.id in (select id from others)
  `.execute(tx)
}

/** Shows a team publicly or stops showing it. */
export async function setTeamVisible(tx: Tx, teamId: string, isPubliclyVisible: boolean): Promise<void> {
  await tx.updateTable('teams').set({ isPubliclyVisible }).where('id', '=', teamId).execute()
}
