import { countCoverage } from './coverage/coverage.ts'
import type { Coverage } from './coverage/coverage.ts'
import { countGodAnswers } from './coverage/countGodAnswers.ts'
import type { GodAnswers } from './coverage/countGodAnswers.ts'
import { countDistractors } from './coverage/countDistractors.ts'
import type { DistractorReport } from './coverage/countDistractors.ts'
import type { Edition } from '../edition.ts'
import { verseReader } from '../edition.ts'
import type { Fault } from './fault.ts'
import { findCutPassages } from './findCutPassages.ts'
import { findHiddenFaults } from './findHiddenFaults.ts'
import type { HiddenReport } from './findHiddenFaults.ts'
import { findHintFaults } from './findHintFaults.ts'
import { findLooseQuestions } from './findLooseQuestions.ts'
import { findLooseWords } from './findLooseWords.ts'
import { findSiblings } from './findSiblings.ts'
import type { Siblings } from './findSiblings.ts'
import { findSlotFaults } from './findSlotFaults.ts'
import { findUnaskedClauses } from './coverage/findUnaskedClauses.ts'
import type { ClauseCoverage } from './coverage/findUnaskedClauses.ts'
import { findTornPieces } from './findTornPieces.ts'
import { findTruthFaults } from './findTruthFaults.ts'
import { findWordingFaults } from './findWordingFaults.ts'
import type { WordingReport } from './findWordingFaults.ts'
import type { Licence } from '../editions/measureAllowance.ts'
import { makeLoadable } from '../make/makeLoadable.ts'
import { nearDuplicates } from './nearDuplicates.ts'
import { probeParts } from './probes/probeJudge.ts'
import { probeStrangers } from './probes/probeStrangers.ts'
import type { StrangerReport } from './probes/probeStrangers.ts'
import type { Pack } from '../pack/readPack.ts'

/** Everything that can be said of a pack; only `faults` forbid it. */
export type PackReport = {
  coverage: Coverage
  terms: number
  leftOut: string[]
  alike: { ids: [string, string]; alike: number }[]
  strangers: StrangerReport
  clauses: ClauseCoverage
  wordings: WordingReport
  distractors: DistractorReport
  siblings: Siblings[]
  godAnswers: GodAnswers
  hidden: HiddenReport
  faults: Fault[]
}

/** No position among trivia's four choices may hold the answer more often: a child would learn to guess it. */
const largestPositionShare = 0.4

/**
 * Checks a pack against the edition that ships: all that loading checks, what the judge makes of each part alone and of strangers'
 * answers, where the answers of trivia stand, and what is hidden under an edition of these terms. Slower than loading, half of it by
 * the strangers: `strangersEach` has fewer than 30 of them judged on a question.
 */
export function checkPack(pack: Pack, edition: Edition, terms?: Licence, strangersEach?: number): PackReport {
  const loadable = makeLoadable(pack, edition)
  const { questions, glossary, leftOut } = loadable
  const coverage = countCoverage(pack, loadable)
  const strangers = probeStrangers(questions, pack.lexicon, strangersEach)
  const verseText = verseReader(edition)
  const clauses = findUnaskedClauses(pack, questions, verseText)
  const wordings = findWordingFaults(pack, questions, verseText)
  const distractors = countDistractors(pack, verseText)
  const godAnswers = countGodAnswers(pack)
  const hidden = findHiddenFaults(pack, edition, terms)
  const faults = [
    ...loadable.faults,
    ...questions.flatMap((question) => probeParts(question, pack.lexicon)),
    ...strangers.faults,
    ...wordings.faults,
    ...hidden.faults,
    ...findHintFaults(questions),
    ...findLooseWords(pack),
    ...findLooseQuestions(pack),
    ...findSlotFaults(pack),
    ...findCutPassages(pack, verseText),
    ...findTornPieces(pack, verseText),
    ...findTruthFaults(pack),
    ...findPositionFaults(coverage),
    ...findShareFaults(pack.limits, clauses, distractors, godAnswers),
  ]
  return {
    coverage,
    terms: glossary.length,
    leftOut,
    alike: nearDuplicates(questions),
    strangers: strangers.report,
    clauses,
    wordings: wordings.report,
    distractors,
    siblings: findSiblings(questions),
    godAnswers,
    hidden: hidden.report,
    faults,
  }
}

/** At most so many clauses may be unasked, and so many one-point questions answered by God's name; a pack's own limits may be wider. */
const usualLimits = { unaskedClauses: 0.02, godAnswers: 0.02 }

/** At most so much of trivia may have no two distractors that the chapters know. */
const largestStrangeShare = 0.25

/** So few one-point questions have no share that says anything. */
const fewestAsked = 50

function findShareFaults(
  own: Pack['limits'],
  clauses: ClauseCoverage,
  distractors: DistractorReport,
  { asked, ids }: GodAnswers,
): Fault[] {
  const faults: Fault[] = []
  const unasked = clauses.unasked.length
  if (unasked > (own.unaskedClauses ?? usualLimits.unaskedClauses) * clauses.clauses)
    faults.push({ where: 'questions', what: `${unasked} of ${clauses.clauses} clauses are asked by no question` })
  const { strange, total } = distractors
  if (strange.length > largestStrangeShare * total)
    faults.push({
      where: 'trivia',
      what: `${strange.length} of ${total} questions have no two distractors of the season`,
    })
  if (asked >= fewestAsked && ids.length > (own.godAnswers ?? usualLimits.godAnswers) * asked)
    faults.push({ where: 'questions', what: `God is the answer of ${ids.length} of ${asked} one-point questions` })
  return faults
}

function findPositionFaults(coverage: Coverage): Fault[] {
  const total = coverage.chapters.reduce((sum, { trivia }) => sum + trivia, 0)
  return [0, 1, 2, 3].flatMap((position) => {
    const count = coverage.chapters.reduce((sum, { positions }) => sum + (positions[position] ?? 0), 0)
    return total < 20 || count <= largestPositionShare * total
      ? []
      : [{ where: 'trivia', what: `the answer is choice ${position + 1} in ${count} of ${total} questions` }]
  })
}
