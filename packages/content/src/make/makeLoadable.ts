import type { Edition } from '../edition.ts'
import { verseReader } from '../edition.ts'
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
import type { Pack } from '../pack/readPack.ts'
import { renderPack } from './renderPack.ts'
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

/**
 * Makes a pack's questions with an edition and lists what is wrong; with any fault nothing of it may be loaded. The judge marks the own
 * answer of every question, or of those that `chooseJudged` leaves of them.
 */
export function makeLoadable(
  pack: Pack,
  edition: Edition,
  chooseJudged: (questions: readonly RenderedQuestion[]) => readonly RenderedQuestion[] = (questions) => questions,
): LoadablePack {
  const verseText = verseReader(edition)
  const { questions, leftOut } = renderPack(pack, edition)
  const { crosswords, faults: gridFaults } = makeCrosswords(pack, verseText)
  const { terms: glossary, faults: termFaults } = mergeGlossary(pack, verseText)
  const faults = [
    ...findFaults(pack, chooseJudged(questions), verseText),
    ...findTriviaFaults(pack, verseText),
    ...findCrosswordFaults(pack, verseText),
    ...findDrillFaults(pack, verseText),
    ...gridFaults,
    ...termFaults,
  ]
  return { questions, trivia: makeTrivia(pack), crosswords, glossary, leftOut, faults }
}
