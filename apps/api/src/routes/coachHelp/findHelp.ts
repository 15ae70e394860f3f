import { findGlossary } from '@seraph/domain/coachHelp/findGlossary'
import { readReferences } from '@seraph/domain/coachHelp/readReferences'
import { findVerses } from '@seraph/domain/coachHelp/verseIndex'
import type { GlossaryEntry } from '@seraph/schema/glossary'
import type { CitedVerse } from '@seraph/schema/http/coachHelp'

import type { CurrentSeason } from '../../currentSeason.ts'
import type { Deps } from '../../deps.ts'

/** What an answer may rest on. */
export type Help = { verses: CitedVerse[]; words: GlossaryEntry[] }

/** How many verses and words are shown: enough to understand, few enough to read. */
const citedLimit = 6
const foundLimit = 3
const wordLimit = 3

/** The verses that a question names, else those that share its words, and the glossary's words in it. */
export async function findHelp(deps: Deps, { season, glossary }: CurrentSeason, question: string): Promise<Help> {
  const index = await deps.coachVerses(season)
  const cited = readReferences(question, season).flatMap(({ book, chapter, from, to }) =>
    index.verses.filter((one) => one.book === book && one.chapter === chapter && one.verse >= from && one.verse <= to),
  )
  const found = cited.length > 0 ? cited.slice(0, citedLimit) : findVerses(index, question, foundLimit)
  const verses = found.map(({ book, chapter, verse, text }) => ({ reference: `${book} ${chapter}:${verse}`, text }))
  return { verses, words: findGlossary(glossary, question, wordLimit) }
}
