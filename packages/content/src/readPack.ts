import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SeasonPack } from '@seraph/schema/season'
import { z } from 'zod'

import { PackCrosswordEntry } from './packCrossword.ts'
import { PackGlossaryTerm } from './packGlossary.ts'
import { PackQuestion } from './packQuestion.ts'
import { PackTrivia } from './packTrivia.ts'

const Lexicon = z.strictObject({
  names: z.array(z.string().min(1)),
  synonyms: z.array(z.array(z.string().min(1)).min(2)),
})

/** A row of one of the pack's files, with the season's chapter that the file is named after, and the file for messages. */
export type PackRow<Row> = { chapter: number; file: string; row: Row }

/** A season pack as it lies in its folder, its shapes checked. */
export type Pack = {
  season: SeasonPack
  lexicon: z.infer<typeof Lexicon>
  questions: { chapter: number; file: string; question: PackQuestion }[]
  trivia: PackRow<PackTrivia>[]
  crosswords: PackRow<PackCrosswordEntry>[]
  glossary: PackRow<PackGlossaryTerm>[]
}

/** Where this repository's seasons lie. */
export const seasonsFolder = join(import.meta.dirname, '..', 'seasons')

/**
 * Reads a season pack. Throws one error that names every file and place whose shape is wrong; nothing is half read.
 * Chapters' files are `questions/<book>-<chapter ordinal>.json`, and the same under `trivia`, `crosswords` and `glossary`.
 */
export async function readPack(folder: string): Promise<Pack> {
  const faults: string[] = []
  const season = await readShape(join(folder, 'season.json'), SeasonPack, faults)
  const lexicon = await readShape(join(folder, 'lexicon.json'), Lexicon, faults)
  const questions = await readRows(folder, 'questions', PackQuestion, faults)
  const trivia = await readRows(folder, 'trivia', PackTrivia, faults)
  const crosswords = await readRows(folder, 'crosswords', PackCrosswordEntry, faults)
  const glossary = await readRows(folder, 'glossary', PackGlossaryTerm, faults)
  if (season === undefined || lexicon === undefined || faults.length > 0) throw new Error(faults.join('\n'))
  const asked = questions.map(({ row, ...place }) => ({ ...place, question: row }))
  return { season, lexicon, questions: asked, trivia, crosswords, glossary }
}

/** Reads a folder of `<book>-<chapter ordinal>.json`, each a list. */
async function readRows<Shape extends z.ZodType>(
  folder: string,
  name: string,
  shape: Shape,
  faults: string[],
): Promise<PackRow<z.output<Shape>>[]> {
  const names = await readdir(join(folder, name)).catch((error: Error) => {
    faults.push(error.message)
    return []
  })
  const rows: PackRow<z.output<Shape>>[] = []
  for (const own of names.filter((one) => one.endsWith('.json')).sort()) {
    const file = `${name}/${own}`
    const chapter = Number(/-(\d+)\.json$/.exec(own)?.[1])
    for (const row of (await readShape(join(folder, file), z.array(shape), faults)) ?? [])
      rows.push({ chapter, file, row })
  }
  return rows
}

async function readShape<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  faults: string[],
): Promise<z.output<Shape> | undefined> {
  try {
    const parsed = shape.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues)
      faults.push(`${path} at ${issue.path.join('.') || 'its top'}: ${issue.message}`)
  } catch (error) {
    faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}
