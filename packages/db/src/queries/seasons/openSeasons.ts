import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { lockSeasons } from './seasons.ts'

/** In which state a season is: `hash` is of what was loaded, `revision` counts what people decided about its keys since. */
export type SeasonState = { id: string; hash: string; revision: number }

/** Which seasons are open, in their order, and in which state each is; none before the first load. */
export async function listOpenSeasons(db: Read): Promise<SeasonState[]> {
  return db
    .selectFrom('seasons')
    .select(['id', 'hash', 'revision'])
    .where('place', 'is not', null)
    .orderBy('place')
    .execute()
}

/** The seasons that only the admin sees (rule 193), and in which state each is. */
export async function listPreviewedSeasons(db: Read): Promise<SeasonState[]> {
  return db
    .selectFrom('seasons')
    .select(['id', 'hash', 'revision'])
    .where('stage', '=', 'preview')
    .orderBy('id')
    .execute()
}

/** Makes a season that was never open the admin's to look at, or takes that back; whatever has been open stays public. */
export async function setSeasonStage(tx: Tx, id: string, stage: 'preview' | 'withdrawn'): Promise<void> {
  await lockSeasons(tx)
  await tx.updateTable('seasons').set({ stage }).where('id', '=', id).where('stage', '<>', 'public').execute()
}

/** The same with these seasons besides, open or not; what was never loaded isn't among them. */
export async function listSeasonStates(db: Read, besides: readonly string[]): Promise<SeasonState[]> {
  const { rows } = await sql<SeasonState>`
    select id, hash, revision from seasons where place is not null or id = any(${besides}::text[])
  `.execute(reading(db))
  return rows
}

/**
 * Opens exactly these seasons, in this order; all others are closed, and lose nothing. Whoever does the same waits. Returns which were open
 * before. Throws where one of them was never loaded.
 */
export async function setOpenSeasons(tx: Tx, ids: readonly string[]): Promise<string[]> {
  await lockSeasons(tx)
  const before = (await listOpenSeasons(tx)).map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    update seasons set place = array_position(${ids}::text[], id), stage = 'public'
    where place is not null or id = any(${ids}::text[])
    returning id
  `.execute(tx)
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new Error(`the season ${unknown} was never loaded`)
  return before
}
