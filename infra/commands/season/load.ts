import { createHash } from 'node:crypto'

import { makeLoadable } from '@seraph/content/makeLoadable'
import { presentSeason } from '@seraph/content/presentSeason'
import { readPack } from '@seraph/content/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import type { Database } from '@seraph/db/open'
import { loadEdition } from '@seraph/db/queries/editions'
import { loadSeason as loadSeasonRows } from '@seraph/db/queries/seasons'

/** What loading found: which questions don't align with the edition, and whether anything was new. */
export type SeasonLoad = { questions: number; leftOut: string[]; isChanged: boolean }

/**
 * Loads the season pack of a folder and the World English Bible in one transaction, keeping ids; the same pack again changes nothing.
 * Throws one error with every fault of a broken pack, which changes nothing either.
 */
export async function loadSeason(db: Database, folder: string): Promise<SeasonLoad> {
  const pack = await readPack(folder)
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const { questions, trivia, crosswords, glossary, leftOut, faults } = makeLoadable(pack, edition)
  if (faults.length > 0) throw new Error(faults.map(({ where, what }) => `${where}: ${what}`).join('\n'))
  const rows = questions.map((question) => ({ ...question, version: hashOf(question) }))
  const presented = presentSeason(pack, edition, questions)
  const hash = hashOf([presented, rows, trivia, crosswords, glossary, pack.lexicon])
  const isChanged = await db.transaction().execute(async (tx) => {
    const isNewEdition = await loadEdition(tx, { edition, verses: edition.verses })
    const season = { id: pack.season.id, hash, public: { ...presented, hash } }
    const loaded = { season, questions: rows, trivia, crosswords, glossary, lexicon: pack.lexicon }
    return (await loadSeasonRows(tx, loaded)) || isNewEdition
  })
  return { questions: rows.length, leftOut, isChanged }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
