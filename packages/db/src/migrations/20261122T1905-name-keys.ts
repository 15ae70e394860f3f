import { sameNameKey } from '@seraph/schema/names/sameNameKey'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A row whose name is its own within `place`: the key that it gets, and whether it has that and its place already. */
type Keyed = { id: string; key: string; place: string; isUnchanged: boolean }

/**
 * The keys of the rows that change, by their ids. A name that another has
 * by the new key gets a tab and a number behind it, which no key of a
 * typed name has: who had the key first keeps it, and the admin sees the others (rule 145).
 */
function newKeys(rows: readonly Keyed[]): Map<string, string> {
  const taken = new Set(rows.filter((row) => row.isUnchanged).map(({ place, key }) => `${place}\n${key}`))
  const keys = new Map<string, string>()
  for (const { id, key, place } of rows.filter((row) => !row.isUnchanged)) {
    let free = key
    for (let number = 2; taken.has(`${place}\n${free}`); number += 1) free = `${key}\t${number}`
    taken.add(`${place}\n${free}`)
    keys.set(id, free)
  }
  return keys
}

type Club = { id: string; name: string; state: string; country: string | null; keys: string[] }

async function rekeyClubs(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Club>`
    select id, name, state, country, array[name_key, state_key, country_key] as keys from clubs order by created_at, id
  `.execute(db)
  const wanted = rows.map(({ id, name, state, country, keys }) => {
    const [key, stateKey, countryKey] = [sameNameKey(name), sameNameKey(state), sameNameKey(country ?? '')]
    const isUnchanged = [key, stateKey, countryKey].every((part, index) => part === keys[index])
    return { id, key, stateKey, countryKey, place: `${stateKey}\n${countryKey}`, isUnchanged }
  })
  const keys = newKeys(wanted)
  const changed = wanted.filter(({ id }) => keys.has(id))
  // In two steps, so that no row meets the former key of another.
  await sql`update clubs set name_key = chr(9) || id where id = any(${[...keys.keys()]}::uuid[])`.execute(db)
  await sql`
    update clubs set name_key = given.key, state_key = given.state_key, country_key = given.country_key
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ id }) => keys.get(id))}::text[],
      ${changed.map(({ stateKey }) => stateKey)}::text[], ${changed.map(({ countryKey }) => countryKey)}::text[]
    ) as given (id, key, state_key, country_key) where clubs.id = given.id
  `.execute(db)
}

async function rekeyTeams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; nameKey: string; clubId: string }>`
    select id, name, name_key as "nameKey", club_id as "clubId" from teams order by created_at, id
  `.execute(db)
  const wanted = rows.map(({ id, name, nameKey, clubId }) => {
    const key = sameNameKey(name)
    return { id, key, place: clubId, isUnchanged: key === nameKey }
  })
  const keys = newKeys(wanted)
  const ids = [...keys.keys()]
  await sql`update teams set name_key = chr(9) || id where id = any(${ids}::uuid[])`.execute(db)
  await sql`
    update teams set name_key = given.key from unnest(${ids}::uuid[], ${[...keys.values()]}::text[]) as given (id, key)
    where teams.id = given.id
  `.execute(db)
}

/** Codes may be issued for clubs of one name, so their keys just change. */
async function rekeyCodes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select distinct club_name as name from coach_codes`.execute(db)
  const names = rows.map(({ name }) => name)
  await sql`
    update coach_codes set club_name_key = given.key from unnest(${names}::text[], ${names.map(sameNameKey)}::text[]) as given (name, key)
    where club_name = given.name and club_name_key <> given.key
  `.execute(db)
}

/**
 * Makes the keys of all names anew: what can't be seen and letters that look alike no longer make names differ. No row is lost, merged or
 * renamed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rekeyClubs(db)
  await rekeyTeams(db)
  await rekeyCodes(db)
}
