import type { Selectable } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import type { GlossaryTermsTable } from '../../tables/games.ts'

/** A term of the glossary with the verses, by the season's chapter, that it stands in; `id` is made of the term. */
export type LoadedTerm = {
  id: string
  term: string
  kind: string
  sayAloud: string
  meaning: string
  usual?: string | undefined
  verses: readonly { chapter: number; verse: number }[]
}

/** A season's glossary by its terms. */
export async function listGlossary(db: Read, seasonId: string): Promise<Selectable<GlossaryTermsTable>[]> {
  return db.selectFrom('glossaryTerms').selectAll().where('seasonId', '=', seasonId).orderBy('id').execute()
}

/** Makes a season's glossary exactly these terms. */
export async function loadGlossary(tx: Tx, seasonId: string, terms: readonly LoadedTerm[]): Promise<void> {
  await tx.deleteFrom('glossaryTerms').where('seasonId', '=', seasonId).execute()
  const rows = terms.map((row) => ({ ...row, usual: row.usual ?? null, seasonId, verses: JSON.stringify(row.verses) }))
  for (let from = 0; from < rows.length; from += 1_000)
    await tx
      .insertInto('glossaryTerms')
      .values(rows.slice(from, from + 1_000))
      .execute()
}
