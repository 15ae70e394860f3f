import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A name as typed and the key under which two names are the same (rule 5). */
export type Name = { name: string; key: string }

/** A club is its name, its state and, where given, its country. */
export type ClubNames = { club: Name; state: Name; country: Name | undefined }

/**
 * Narrows `clubs c` to the club that is meant. A country left out, then or now, makes no difference; the club with just this
 * country comes first, then the one without any, then the oldest.
 */
const isClub = ({ club, state, country }: ClubNames) => sql`
  c.name_key = ${club.key} and c.state_key = ${state.key}
  and (${country?.key ?? ''} in ('', c.country_key) or c.country_key = '')`
const bestFirst = ({ country }: ClubNames) => sql`
  c.country_key = ${country?.key ?? ''} desc, c.country_key = '' desc, c.created_at, c.id`

/** The team of a club, made where it is not there yet, the club too; concurrent callers get the same one. */
export async function findOrInsertTeam(
  tx: Tx,
  names: ClubNames & { team: Name },
): Promise<{ clubId: string; teamId: string }> {
  const known = await findTeam(tx, names)
  const clubId = known?.clubId ?? (await insertClub(tx, names))
  const teamId = known?.teamId ?? (await insertTeam(tx, clubId, names.team))
  return { clubId, teamId }
}

/** The team of these names, undefined where there is none. */
export async function findTeamId(db: Read, names: ClubNames & { team: Name }): Promise<string | undefined> {
  return (await findTeam(db, names))?.teamId ?? undefined
}

async function findTeam(
  db: Read,
  names: ClubNames & { team: Name },
): Promise<{ clubId: string; teamId: string | null } | undefined> {
  const { rows } = await sql<{ clubId: string; teamId: string | null }>`
    select c.id as club_id, t.id as team_id
    from clubs c left join teams t on t.club_id = c.id and t.name_key = ${names.team.key}
    where ${isClub(names)} order by ${bestFirst(names)} limit 1
  `.execute(reading(db))
  return rows[0]
}

async function insertClub(tx: Tx, names: ClubNames): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into clubs (id, name, name_key, state, state_key, country, country_key)
    values (gen_random_uuid(), ${names.club.name}, ${names.club.key}, ${names.state.name}, ${names.state.key},
      ${names.country?.name ?? null}, ${names.country?.key ?? ''})
    on conflict (name_key, state_key, country_key) do nothing
    returning id
  `.execute(tx)
  if (rows[0] !== undefined) return rows[0].id
  const { id } = await tx
    .selectFrom('clubs')
    .select('id')
    .where('nameKey', '=', names.club.key)
    .where('stateKey', '=', names.state.key)
    .where('countryKey', '=', names.country?.key ?? '')
    .executeTakeFirstOrThrow()
  return id
}

async function insertTeam(tx: Tx, clubId: string, team: Name): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into teams (id, club_id, name, name_key)
    values (gen_random_uuid(), ${clubId}, ${team.name}, ${team.key})
    on conflict (club_id, name_key) do nothing
    returning id
  `.execute(tx)
  if (rows[0] !== undefined) return rows[0].id
  const { id } = await tx
    .selectFrom('teams')
    .select('id')
    .where('clubId', '=', clubId)
    .where('nameKey', '=', team.key)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The gems that a registration for this club, team and chapter would be refused; a slot that a coach reserved is among them (rule 42).
 * Without a state the club is known only where a single one bears the name.
 */
export async function listTakenGems(
  db: Read,
  wanted: {
    club: Name
    state: Name | undefined
    country: Name | undefined
    team: Name
    startingChapter: number
  },
): Promise<string[]> {
  const { club, state, country, team, startingChapter } = wanted
  const clubId =
    state === undefined
      ? sql`select min(c.id::text)::uuid from clubs c where c.name_key = ${club.key} having count(*) = 1`
      : sql`select c.id from clubs c where ${isClub({ club, state, country })}
          order by ${bestFirst({ club, state, country })} limit 1`
  const { rows } = await sql<{ gem: string }>`
    select p.gem from players p join teams t on t.id = p.team_id
    where t.club_id = (${clubId}) and t.name_key = ${team.key} and p.starting_chapter = ${startingChapter}
      and not p.is_admin
    order by p.gem
  `.execute(reading(db))
  return rows.map((row) => row.gem)
}
