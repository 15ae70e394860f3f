import type { Selectable } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import type { CrosswordEntry, CrosswordPuzzlesTable } from '../../tables/games.ts'

/** A chapter's crossword as it is laid out; rows and columns of its entries count from 0. */
export type LoadedCrossword = { chapter: number; width: number; height: number; entries: readonly CrosswordEntry[] }

export type CrosswordRow = Selectable<CrosswordPuzzlesTable>

/** A season's crosswords by chapter. */
export async function listCrosswords(db: Read, seasonId: string): Promise<CrosswordRow[]> {
  return db.selectFrom('crosswordPuzzles').selectAll().where('seasonId', '=', seasonId).orderBy('chapter').execute()
}

/** Makes a season's crosswords exactly these; nothing refers to a puzzle but by its chapter. */
export async function loadCrosswords(tx: Tx, seasonId: string, crosswords: readonly LoadedCrossword[]): Promise<void> {
  await tx.deleteFrom('crosswordPuzzles').where('seasonId', '=', seasonId).execute()
  if (crosswords.length === 0) return
  await tx
    .insertInto('crosswordPuzzles')
    .values(crosswords.map((row) => ({ ...row, seasonId, entries: JSON.stringify(row.entries) })))
    .execute()
}
