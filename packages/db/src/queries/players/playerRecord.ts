import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { personalTables } from '../../personalTables.ts'
import type { PlayerRow } from './players.ts'
import { playerColumns } from './players.ts'

/** What a player may change of themselves; undefined stays as it is. */
export type PlayerChanges = {
  isPubliclyVisible?: boolean | undefined
  country?: string | null | undefined
  pbeExperience?: string | null | undefined
}

/** Changes a live player; undefined where there is none. */
export async function updatePlayer(tx: Tx, playerId: string, changes: PlayerChanges): Promise<PlayerRow | undefined> {
  const { isPubliclyVisible, country, pbeExperience } = changes
  const { rows } = await sql<PlayerRow>`
    with p as (
      update players set
        is_publicly_visible = coalesce(${isPubliclyVisible ?? null}::boolean, is_publicly_visible),
        is_featured_asked = is_featured_asked and ${isPubliclyVisible === undefined}::boolean,
        country = case when ${country !== undefined}::boolean then ${country ?? null} else country end,
        pbe_experience = case when ${pbeExperience !== undefined}::boolean then ${pbeExperience ?? null} else pbe_experience end
      where id = ${playerId} and deleted_at is null
      returning *
    )
    select ${playerColumns} from p join clubs c on c.id = p.club_id join teams t on t.id = p.team_id
  `.execute(tx)
  return rows[0]
}

/**
 * Deletes a player, which can be undone for 14 days (rule 18), and ends all their sessions: their ids. Undefined where there is no such
 * live player.
 */
export async function deletePlayer(
  tx: Tx,
  playerId: string,
): Promise<{ deletedAt: Date; endedSessionIds: string[] } | undefined> {
  const { rows } = await sql<{ deletedAt: Date; endedSessionIds: string[] }>`
    with gone as (
      update players set deleted_at = now() where id = ${playerId} and deleted_at is null returning id, deleted_at
    ), ended as (
      update sessions set ended_at = now() where player_id in (select id from gone) and ended_at is null returning id
    )
    select deleted_at, array(select id from ended) as ended_session_ids from gone
  `.execute(tx)
  return rows[0]
}

type Rows = Record<string, unknown>[]

/** Every row that speaks of a player, by its table (rule 18); names of columns as in the wire's own. */
export async function listPersonalRows(db: Read, playerId: string): Promise<Record<string, Rows>> {
  const kept: Record<string, Rows> = {}
  for (const { table, column, secret } of personalTables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(r) - ${secret}::text[] as row from ${sql.table(table)} r where r.${sql.ref(column)} = ${playerId}
      order by to_jsonb(r)
    `.execute(reading(db))
    kept[camel(table)] = rows.map(({ row }) => named(row))
  }
  return kept
}

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const named = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]))
