import { createHash } from 'node:crypto'

import { adaptPack } from '@seraph/content/make/adaptPack'
import type { Edition } from '@seraph/content/edition'
import { joinSeasons } from '@seraph/content/editions/joinSeasons'
import { isLimited, shownVerses } from '@seraph/content/editions/measureAllowance'
import { presentSeason } from '@seraph/content/make/presentSeason'
import type { RenderedQuestion } from '@seraph/content/make/renderQuestion'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import type { Tx } from '@seraph/db/open'
import { findCurrentEdition, findEdition, saveEdition, setCurrentEdition } from '@seraph/db/queries/seasons/editions'
import { setOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'
import { loadSeason, lockSeasons } from '@seraph/db/queries/seasons/seasons'
import { listAllVerses } from '@seraph/db/queries/seasons/verses'

import { StartRefusal } from '../../local/startRefusal.ts'
import { listKnownSeasons } from './listKnownSeasons.ts'
import type { SeasonSource } from './readSeason.ts'
import { refuseEdition } from './refuseEdition.ts'

/** What became of one pack: `leftOut` are the questions that don't align with the edition in use. */
export type LoadedPack = { id: string; questions: number; leftOut: string[]; isChanged: boolean }

/** What loading did: the edition in use, each pack, and which seasons were open before. */
export type SeasonsLoad = { edition: string; packs: LoadedPack[]; openBefore: string[]; isChanged: boolean }

/**
 * Loads season packs beside what is there, keeping ids, and opens exactly
 * the seasons `open`, in that order; the same again changes nothing.
 * Made with the edition `editionId`, which becomes the one in use; else with the one that is, at first the one that ships, whose verses are
 * kept for the books of all seasons ever loaded.
 *
 * Throws a `StartRefusal`, which changes nothing, for an edition that
 * isn't there, that lacks verses of an open season, or of which all open
 * seasons together would show more than its licence allows (rule 48), and for a season to be opened that was never loaded.
 */
export async function loadSeasons(
  tx: Tx,
  given: { sources: readonly SeasonSource[]; open: readonly string[]; editionId?: string | undefined },
): Promise<SeasonsLoad> {
  const { sources, open, editionId } = given
  await lockSeasons(tx)
  const known = await listKnownSeasons(tx)
  for (const { pack } of sources) known.set(pack.season.id, pack.season)
  const books = [...known.values()].flatMap((season) => season.books.map(({ name }) => name))
  const shipped = await worldEnglishBible([...new Set(books)].sort())
  const isNewText = await saveEdition(tx, shipped, shipped.verses)
  const edition = await getEdition(tx, shipped, editionId ?? (await findCurrentEdition(tx))?.id ?? shipped.id)
  const opened = open.map((id) => {
    const season = known.get(id)
    if (season === undefined) throw new StartRefusal(`The season ${id} was never loaded.`)
    return season
  })
  const refusal = edition === shipped ? undefined : refuseEdition(opened, edition, shipped)
  if (refusal !== undefined) throw new StartRefusal(refusal)
  const packs: LoadedPack[] = []
  for (const source of sources) packs.push(await loadPack(tx, source, edition, shipped))
  const openBefore = await setOpenSeasons(tx, open)
  const shown = isLimited(edition) ? shownVerses(joinSeasons(opened), edition) : undefined
  const isSwitched = await setCurrentEdition(tx, edition.id, shown)
  const isReordered = openBefore.join() !== open.join()
  const isChanged = isNewText || isSwitched || isReordered || packs.some((pack) => pack.isChanged)
  return { edition: edition.name, packs, openBefore, isChanged }
}

async function loadPack(tx: Tx, source: SeasonSource, edition: Edition, shipped: Edition): Promise<LoadedPack> {
  const { pack } = source
  const { questions, trivia, crosswords, glossary, leftOut } =
    edition === shipped ? source.checked : adaptPack(pack, edition)
  const rows = questions.map((question) => ({ ...question, version: versionOf(question) }))
  const presented = presentSeason(pack, edition, questions)
  const hash = hashOf([presented, rows, trivia, crosswords, glossary, pack.lexicon, pack.drills])
  const { id } = pack.season
  const season = { id, hash, public: { ...presented, hash } }
  const isChanged = await loadSeason(tx, {
    season,
    questions: rows,
    trivia,
    crosswords,
    glossary,
    lexicon: pack.lexicon,
    drills: pack.drills,
  })
  return { id, questions: rows.length, leftOut, isChanged }
}

async function getEdition(tx: Tx, shipped: Edition, id: string): Promise<Edition> {
  if (id === shipped.id) return shipped
  const row = await findEdition(tx, id)
  if (row === undefined)
    throw new StartRefusal(`There is no edition ${id}: npm run edition -- list tells which there are.`)
  return { ...row, verses: await listAllVerses(tx, id) }
}

/** The hash of what is judged of a question: what its parts are called and how they are told is none of it. */
function versionOf(question: RenderedQuestion): string {
  return hashOf({ ...question, parts: question.parts.map(({ id: _id, usual: _usual, ...judged }) => judged) })
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
