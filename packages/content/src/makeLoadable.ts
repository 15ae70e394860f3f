import type { Edition } from './edition.ts'
import { verseReader } from './edition.ts'
import { shownChapters } from './editions/measureAllowance.ts'
import { findFaults } from './findFaults.ts'
import type { Fault } from './findFaults.ts'
import { findCrosswordFaults } from './findCrosswordFaults.ts'
import { findTriviaFaults } from './findTriviaFaults.ts'
import { makeCrosswords } from './makeCrosswords.ts'
import type { LaidOutCrossword } from './makeCrosswords.ts'
import { makeTrivia } from './makeTrivia.ts'
import type { MadeTrivia } from './makeTrivia.ts'
import { mergeGlossary } from './mergeGlossary.ts'
import type { GlossaryTerm } from './mergeGlossary.ts'
import type { Pack } from './readPack.ts'
import { renderQuestion } from './renderQuestion.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

export type LoadablePack = {
  questions: RenderedQuestion[]
  trivia: MadeTrivia[]
  crosswords: LaidOutCrossword[]
  glossary: GlossaryTerm[]
  /** Questions whose passage doesn't align with the edition or that its licence keeps closed: left out and reported (rulings 3, 31). */
  leftOut: string[]
  faults: Fault[]
}

/** Makes a pack's questions with an edition and lists what is wrong; with any fault nothing of it may be loaded. */
export function makeLoadable(pack: Pack, edition: Edition): LoadablePack {
  const verseText = verseReader(edition)
  const open = new Set(shownChapters(pack.season, edition).map(({ ordinal }) => ordinal))
  const questions: RenderedQuestion[] = []
  const leftOut: string[] = []
  for (const { question, chapter } of pack.questions) {
    const place = pack.season.chapters.find((candidate) => candidate.ordinal === chapter)
    if (place === undefined) continue
    const isClosed = 'passage' in question && !open.has(chapter)
    const rendered = isClosed ? undefined : renderQuestion(question, place, verseText)
    if (rendered === undefined) leftOut.push(question.id)
    else questions.push(rendered)
  }
  const { crosswords, faults: gridFaults } = makeCrosswords(pack, verseText)
  const { terms: glossary, faults: termFaults } = mergeGlossary(pack, verseText)
  const faults = [
    ...findFaults(pack, questions, verseText),
    ...findTriviaFaults(pack, verseText),
    ...findCrosswordFaults(pack, verseText),
    ...gridFaults,
    ...termFaults,
  ]
  return { questions, trivia: makeTrivia(pack), crosswords, glossary, leftOut, faults }
}
