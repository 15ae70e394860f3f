import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { GlossaryEntry } from '@seraph/schema/glossary'
import { SeasonPack } from '@seraph/schema/season'
import { z } from 'zod'

import { PackQuestion } from './packQuestion.ts'

const Lexicon = z.strictObject({
  names: z.array(z.string().min(1)),
  synonyms: z.array(z.array(z.string().min(1)).min(2)),
})

/** A season pack as it lies in its folder, its shapes checked. */
export type Pack = {
  season: SeasonPack
  lexicon: z.infer<typeof Lexicon>
  /** Questions with the season's chapter that their file is named after, and the file for messages. */
  questions: { chapter: number; file: string; question: PackQuestion }[]
  /** Of all chapters, in their order. */
  glossary: GlossaryEntry[]
}

/** Where this repository's seasons lie. */
export const seasonsFolder = join(import.meta.dirname, '..', 'seasons')

/**
 * Reads a season pack. Throws one error that names every file and place whose shape is wrong; nothing is half read.
 * A question file is `questions/<book>-<chapter ordinal>.json`; a glossary, where the pack has one, is `glossary/<the same>`.
 */
export async function readPack(folder: string): Promise<Pack> {
  const faults: string[] = []
  const season = await readShape(join(folder, 'season.json'), SeasonPack, faults)
  const lexicon = await readShape(join(folder, 'lexicon.json'), Lexicon, faults)
  const files = await listJson(join(folder, 'questions'))
  const questions: Pack['questions'] = []
  for (const name of files) {
    const file = `questions/${name}`
    const chapter = Number(/-(\d+)\.json$/.exec(name)?.[1])
    const rows = await readShape(join(folder, file), z.array(PackQuestion), faults)
    for (const question of rows ?? []) questions.push({ chapter, file, question })
  }
  const glossary: GlossaryEntry[] = []
  for (const name of existsSync(join(folder, 'glossary')) ? await listJson(join(folder, 'glossary')) : [])
    glossary.push(...((await readShape(join(folder, 'glossary', name), z.array(GlossaryEntry), faults)) ?? []))
  if (season === undefined || lexicon === undefined || faults.length > 0) throw new Error(faults.join('\n'))
  return { season, lexicon, questions, glossary }
}

async function listJson(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
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
