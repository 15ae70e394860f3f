import type { SeasonChapter } from '@seraph/schema/season'

import type { Edition } from '../edition.ts'
import { verseReader } from '../edition.ts'
import { shownVerses } from '../editions/measureAllowance.ts'
import { findFaults } from '../check/findFaults.ts'
import type { Fault } from '../check/fault.ts'
import { findDrillFaults } from '../drills/findDrillFaults.ts'
import { findCrosswordFaults } from '../check/findCrosswordFaults.ts'
import { findTriviaFaults } from '../check/findTriviaFaults.ts'
import { makeCrosswords } from './makeCrosswords.ts'
import type { LaidOutCrossword } from './makeCrosswords.ts'
import { makeTrivia } from './makeTrivia.ts'
import type { MadeTrivia } from './makeTrivia.ts'
import { mergeGlossary } from './mergeGlossary.ts'
import type { GlossaryTerm } from './mergeGlossary.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import type { Pack } from '../pack/readPack.ts'
import { renderQuestion } from './renderQuestion.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

export type LoadablePack = {
  questions: RenderedQuestion[]
  trivia: MadeTrivia[]
  crosswords: LaidOutCrossword[]
  glossary: GlossaryTerm[]
  /** Questions whose passage doesn't align with the edition or that its licence keeps closed: left out and reported (rules 3, 31). */
  leftOut: string[]
  faults: Fault[]
}

/** Makes a pack's questions with an edition and lists what is wrong; with any fault nothing of it may be loaded. */
export function makeLoadable(pack: Pack, edition: Edition): LoadablePack {
  const verseText = verseReader(edition)
  const shown = new Set(shownVerses(pack.season, edition).map(placeOf))
  const wordings = Map.groupBy(pack.wordings, ({ chapter, verse }) => `${chapter}:${verse}`)
  const wordingsOf = (question: PackQuestion, { label }: SeasonChapter) =>
    'passage' in question ? wordings.get(`${label}:${question.passage.verse}`) : undefined
  const questions: RenderedQuestion[] = []
  const leftOut: string[] = []
  for (const { question, chapter } of pack.questions) {
    const place = pack.season.chapters.find((candidate) => candidate.ordinal === chapter)
    if (place === undefined) continue
    const isClosed = 'passage' in question && !shown.has(placeOf({ ...place, verse: question.passage.verse }))
    const rendered = isClosed ? undefined : renderQuestion(question, place, verseText, wordingsOf(question, place))
    if (rendered === undefined) leftOut.push(question.id)
    else questions.push(rendered)
  }
  const { crosswords, faults: gridFaults } = makeCrosswords(pack, verseText)
  const { terms: glossary, faults: termFaults } = mergeGlossary(pack, verseText)
  const faults = [
    ...findFaults(pack, questions, verseText),
    ...findTriviaFaults(pack, verseText),
    ...findCrosswordFaults(pack, verseText),
    ...findDrillFaults(pack, verseText),
    ...gridFaults,
    ...termFaults,
  ]
  return { questions, trivia: makeTrivia(pack), crosswords, glossary, leftOut, faults }
}

function placeOf({ book, chapter, verse }: { book: string; chapter: number; verse: number }): string {
  return `${book} ${chapter}:${verse}`
}
