import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** All that loading decides of what is stored: which seasons and editions there are, made of what, and which verses may be shown. */
const state = sql`(select jsonb_build_object(
  'seasons', (select jsonb_agg(jsonb_build_array(id, hash, place, stage) order by id) from seasons),
  'editions', (select jsonb_agg(to_jsonb(e) - 'loaded_at' order by id) from editions e),
  'verses', (select jsonb_agg(jsonb_build_array(edition_id, verses, shown) order by edition_id) from (
    select edition_id, count(*) as verses, md5(string_agg(is_shown::integer::text, '' order by book, chapter, verse)) as shown
    from verses group by edition_id) v)
)::text)`

/**
 * What the last start's load from these files came to (`files` is their hash); undefined where it was from others, or where a season, an
 * edition or what may be shown of it is no longer as that load left it.
 */
export async function findStartLoad(db: Read, files: string): Promise<unknown> {
  const { rows } = await sql<{ outcome: unknown }>`
    select outcome from start_loads where files = ${files} and state = ${state}
  `.execute(reading(db))
  return rows[0]?.outcome
}

/** Keeps what a start loaded from these files, in the load's own transaction. */
export async function keepStartLoad(tx: Tx, files: string, outcome: object): Promise<void> {
  await sql`
    insert into start_loads (files, outcome, state) values (${files}, ${JSON.stringify(outcome)}, ${state})
    on conflict (is_only) do update set files = excluded.files, outcome = excluded.outcome, state = excluded.state
  `.execute(tx)
}
