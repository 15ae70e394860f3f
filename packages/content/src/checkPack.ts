import { countCoverage } from './coverage.ts'
import type { Coverage } from './coverage.ts'
import type { Edition } from './edition.ts'
import type { Fault } from './findFaults.ts'
import { makeLoadable } from './makeLoadable.ts'
import { nearDuplicates } from './nearDuplicates.ts'
import { probeParts } from './probeJudge.ts'
import { probeStrangers } from './probeStrangers.ts'
import type { StrangerReport } from './probeStrangers.ts'
import type { Pack } from './readPack.ts'

/** Everything that can be said of a pack; only `faults` forbid it. */
export type PackReport = {
  coverage: Coverage
  terms: number
  leftOut: string[]
  alike: { ids: [string, string]; alike: number }[]
  strangers: StrangerReport
  faults: Fault[]
}

/** No position among trivia's four choices may hold the answer more often: a child would learn to guess it. */
const largestPositionShare = 0.4

/**
 * Checks a pack against the edition that ships: all that loading checks, what the judge makes of each part alone and of strangers'
 * answers, and where the answers of trivia stand. Slower than loading.
 */
export function checkPack(pack: Pack, edition: Edition): PackReport {
  const loadable = makeLoadable(pack, edition)
  const { questions, glossary, leftOut } = loadable
  const coverage = countCoverage(pack, loadable)
  const strangers = probeStrangers(questions, pack.lexicon)
  const faults = [
    ...loadable.faults,
    ...questions.flatMap((question) => probeParts(question, pack.lexicon)),
    ...strangers.faults,
    ...findPositionFaults(coverage),
  ]
  return {
    coverage,
    terms: glossary.length,
    leftOut,
    alike: nearDuplicates(questions),
    strangers: strangers.report,
    faults,
  }
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
