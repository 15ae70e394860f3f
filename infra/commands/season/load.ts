import { createHash } from 'node:crypto'

import { adaptPack } from '@seraph/content/adaptPack'
import type { Edition } from '@seraph/content/edition'
import { isLimited, shownChapters } from '@seraph/content/editions/measureAllowance'
import { presentSeason } from '@seraph/content/presentSeason'
import type { Database, Tx } from '@seraph/db/open'
import { findCurrentEdition, findEdition, saveEdition, setCurrentEdition } from '@seraph/db/queries/editions'
import { loadSeason as loadSeasonRows } from '@seraph/db/queries/seasons'
import { listAllVerses } from '@seraph/db/queries/verses'

import { StartRefusal } from '../../local/startRefusal.ts'
import { readSeason } from './readSeason.ts'
import type { SeasonSource } from './readSeason.ts'
import { refuseEdition } from './refuseEdition.ts'

/** What loading found: which questions don't align with the edition in use, and whether anything was new. */
export type SeasonLoad = { edition: string; questions: number; leftOut: string[]; isChanged: boolean }

/**
 * Loads the season pack of a folder and the World English Bible in one transaction, keeping ids; the same pack again changes nothing.
 * Throws one error with every fault of a broken pack, which changes nothing either.
 */
export async function loadSeason(db: Database, folder: string): Promise<SeasonLoad> {
  const source = await readSeason(folder)
  return db.transaction().execute((tx) => loadSeasonWith(tx, source))
}

/**
 * Loads a season with the edition `editionId`, which becomes the one in use; else with the one that is in use already, at first the one
 * that ships. Throws a `StartRefusal` for an edition that isn't there, lacks verses of the season, or would be shown beyond its licence.
 */
export async function loadSeasonWith(tx: Tx, source: SeasonSource, editionId?: string): Promise<SeasonLoad> {
  const { pack, shipped } = source
  const isNewText = await saveEdition(tx, shipped, shipped.verses)
  const edition = await getEdition(tx, source, editionId ?? (await findCurrentEdition(tx))?.id ?? shipped.id)
  const refusal = edition === shipped ? undefined : refuseEdition(source, edition)
  if (refusal !== undefined) throw new StartRefusal(refusal)
  const { questions, trivia, crosswords, glossary, leftOut } =
    edition === shipped ? source.checked : adaptPack(pack, edition)
  const shown = isLimited(edition) ? shownChapters(pack.season, edition) : undefined
  const isSwitched = await setCurrentEdition(
    tx,
    edition.id,
    shown?.map(({ book, chapter }) => ({ book, chapter })),
  )
  const rows = questions.map((question) => ({ ...question, version: hashOf(question) }))
  const presented = presentSeason(pack, edition, questions)
  const hash = hashOf([presented, rows, trivia, crosswords, glossary, pack.lexicon])
  const season = { id: pack.season.id, hash, public: { ...presented, hash } }
  const isNewSeason = await loadSeasonRows(tx, {
    season,
    questions: rows,
    trivia,
    crosswords,
    glossary,
    lexicon: pack.lexicon,
  })
  return { edition: edition.name, questions: rows.length, leftOut, isChanged: isNewText || isSwitched || isNewSeason }
}

async function getEdition(tx: Tx, { shipped }: SeasonSource, id: string): Promise<Edition> {
  if (id === shipped.id) return shipped
  const row = await findEdition(tx, id)
  if (row === undefined) throw new StartRefusal(`There is no edition ${id}: pnpm edition list tells which there are.`)
  return { ...row, verses: await listAllVerses(tx, id) }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
