import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { noDrills, SeasonDrills } from '@seraph/schema/drills'
import { SeasonPack } from '@seraph/schema/season'
import { z } from 'zod'

import { chapterFile } from './chapterFile.ts'
import { PackCrosswordEntry } from './packCrossword.ts'
import { PackGlossaryTerm } from './packGlossary.ts'
import { PackQuestion } from './packQuestion.ts'
import { PackTrivia } from './packTrivia.ts'
import { PackWording } from './packWording.ts'

const PackLexicon = z.strictObject({
  names: z.array(z.string().min(1)),
  synonyms: z.array(z.array(z.string().min(1)).min(2)),
})

/** Where a pack is still weaker than the check wants: shares that it allows instead. */
const Limits = z.strictObject({
  unaskedClauses: z.number().min(0).max(1).optional(),
  /** The largest share of one-point questions whose answer is God by name. */
  godAnswers: z.number().min(0).max(1).optional(),
})

/** A row of one of the pack's files, with the season's chapter that the file is named after, and the file for messages. */
export type PackRow<Row> = { chapter: number; file: string; row: Row }

/** A season pack as it lies in its folder, its shapes checked. */
export type Pack = {
  season: SeasonPack
  lexicon: z.infer<typeof PackLexicon>
  questions: { chapter: number; file: string; question: PackQuestion }[]
  trivia: PackRow<PackTrivia>[]
  crosswords: PackRow<PackCrosswordEntry>[]
  glossary: PackRow<PackGlossaryTerm>[]
  wordings: PackWording[]
  drills: SeasonDrills
  limits: z.infer<typeof Limits>
}

/** Where this repository's seasons lie. */
export const seasonsFolder = join(import.meta.dirname, '..', '..', 'seasons')

/**
 * Reads a season pack. Throws one error that names every file and place whose shape is wrong; nothing is half read.
 * Chapters' files are `questions/<book>-<chapter>.json`, and the same under `trivia`, `crosswords` and `glossary`: `mark-09.json`,
 * `1-peter-02.json`. A file that names no chapter of the season is a fault;
 * a chapter without a file has no rows, and neither have those of a folder
 * that isn't there.
 */
export async function readPack(folder: string): Promise<Pack> {
  const faults: string[] = []
  const season = await readShape(join(folder, 'season.json'), SeasonPack, faults)
  const lexicon = await readShape(join(folder, 'lexicon.json'), PackLexicon, faults)
  const source = { folder, ordinals: ordinalsByFile(season), faults }
  const questions = await readRows(source, 'questions', PackQuestion)
  const trivia = await readRows(source, 'trivia', PackTrivia)
  const crosswords = await readRows(source, 'crosswords', PackCrosswordEntry)
  const glossary = await readRows(source, 'glossary', PackGlossaryTerm)
  const wordings = await readShape(join(folder, 'wordings.json'), z.array(PackWording), faults, [])
  const drills = await readShape(join(folder, 'drills.json'), SeasonDrills, faults, noDrills)
  const limits = await readShape(join(folder, 'limits.json'), Limits, faults, {})
  if (
    season === undefined ||
    limits === undefined ||
    lexicon === undefined ||
    wordings === undefined ||
    drills === undefined ||
    faults.length > 0
  )
    throw new Error(faults.join('\n'))
  const asked = questions.map(({ row, ...place }) => ({ ...place, question: row }))
  return { season, lexicon, questions: asked, trivia, crosswords, glossary, wordings, drills, limits }
}

/** A pack's folder, the ordinals of its chapters by the name of their files, and where faults are gathered. */
type Source = { folder: string; ordinals: ReadonlyMap<string, number>; faults: string[] }

/** The season's ordinals by the names of chapters' files. */
function ordinalsByFile(season: SeasonPack | undefined): Map<string, number> {
  return new Map(season?.chapters.map((chapter) => [chapterFile(chapter), chapter.ordinal]))
}

/** Reads a folder of chapters' files, each a list. */
async function readRows<Shape extends z.ZodType>(
  { folder, ordinals, faults }: Source,
  name: string,
  shape: Shape,
): Promise<PackRow<z.output<Shape>>[]> {
  const names = await readdir(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') faults.push(error.message)
    return []
  })
  const rows: PackRow<z.output<Shape>>[] = []
  for (const own of names.filter((one) => one.endsWith('.json')).sort()) {
    const file = `${name}/${own}`
    const chapter = ordinals.get(own)
    if (chapter === undefined) {
      if (ordinals.size > 0) faults.push(`${file}: no chapter of the season has this name`)
      continue
    }
    for (const row of (await readShape(join(folder, file), z.array(shape), faults)) ?? [])
      rows.push({ chapter, file, row })
  }
  return rows
}

/** Reads a file; `missing` is what one stands for that isn't there, without which that is a fault. */
async function readShape<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  faults: string[],
  missing?: z.output<Shape>,
): Promise<z.output<Shape> | undefined> {
  try {
    const parsed = shape.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues)
      faults.push(`${path} at ${issue.path.join('.') || 'its top'}: ${issue.message}`)
  } catch (error) {
    if (missing !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return missing
    faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}
