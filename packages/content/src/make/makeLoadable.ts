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

/** Makes a pack's questions with an edition and lists what is wrong; with any fault nothing of it may be loaded. */
export function makeLoadable(pack: Pack, edition: Edition): LoadablePack {
  const verseText = verseReader(edition)
  const { questions, leftOut } = renderPack(pack, edition)
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
