import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A name that others see, as the admin finds it. `place` tells alike ones apart; `isLookalike`: an older one looks the same (rule 145). */
export type ListedNameRow = {
  kind: 'club' | 'team' | 'player'
  id: string
  name: string
  formerName: string | null
  isHidden: boolean
  isLookalike: boolean
  place: string
  createdAt: Date
}

/**
 * The names of clubs and teams, and display names, that have `text` in them, or all: those that look like an older one first, then hidden
 * ones, then the newest; at most `limit`.
 */
export async function listNameRows(
  db: Read,
  { text, limit }: { text: string; limit: number },
): Promise<ListedNameRow[]> {
  const within = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<ListedNameRow>`
    select * from (
      select 'club' as kind, c.id, c.name, c.former_name, c.is_name_hidden as is_hidden, strpos(c.name_key, chr(9)) > 0 as is_lookalike,
        concat_ws(', ', c.state, c.country) as place, c.created_at from clubs c
      where c.name ilike ${within} or c.former_name ilike ${within}
      union all
      select 'team', t.id, t.name, t.former_name, t.is_name_hidden, strpos(t.name_key, chr(9)) > 0, concat_ws(', ', c.name, c.state), t.created_at
      from teams t join clubs c on c.id = t.club_id
      where t.name ilike ${within} or t.former_name ilike ${within}
      union all
      select 'player', p.id, p.display_name, null, p.is_name_hidden, false, concat_ws(', ', p.code, c.name), p.created_at
      from players p join clubs c on c.id = p.club_id
      where p.display_name ilike ${within} and p.deleted_at is null and not p.is_admin
    ) listed
    order by is_lookalike desc, is_hidden desc, created_at desc, id limit ${limit}
  `.execute(reading(db))
  return rows
}
