import { sql } from 'kysely'

import type { Tx } from '../../open.ts'
import type { Name } from '../clubs/clubs.ts'

const tables = { club: sql`clubs`, team: sql`teams`, player: sql`players` } as const

/**
 * Hides the name of a club, a team or a player from others, or shows it again. What the log calls it: a club's or team's name, a player's
 * code; undefined where there is none.
 */
export async function hideName(
  tx: Tx,
  { kind, id, isHidden }: { kind: keyof typeof tables; id: string; isHidden: boolean },
): Promise<string | undefined> {
  const isNamed = kind === 'player' ? sql`display_name is not null and deleted_at is null and not is_admin` : sql`true`
  const label = kind === 'player' ? sql`code` : sql`name`
  const { rows } = await sql<{ label: string }>`
    update ${tables[kind]} set is_name_hidden = ${isHidden} where id = ${id} and ${isNamed} returning ${label} as label
  `.execute(tx)
  return rows[0]?.label
}

/**
 * Gives a club or a team another name and keeps the one before; codes stay as they are. The name before, undefined where there is no such
 * club or team; `taken`: another one has the name, and the transaction must be rolled back.
 */
export async function renamePlace(
  tx: Tx,
  { kind, id, to }: { kind: 'club' | 'team'; id: string; to: Name },
): Promise<{ formerName: string } | 'taken' | undefined> {
  try {
    const { rows } = await sql<{ formerName: string }>`
      update ${tables[kind]} set former_name = name, name = ${to.name}, name_key = ${to.key} where id = ${id} returning former_name
    `.execute(tx)
    return rows[0]
  } catch (error) {
    // The one rule of their tables that a name can break: unique keys.
    if ((error as { code?: unknown }).code === '23505') return 'taken'
    throw error
  }
}
