import type { Fault } from './fault.ts'
import type { Pack } from '../pack/readPack.ts'

/**
 * Of the statements to be judged so many must be true, at least and at
 * most: else a child learns to guess (`fewest` where a share says nothing).
 */
const bounds = { least: 0.4, most: 0.6, fewest: 10 }

/** Statements to be judged true or false that are nearly all of one kind. */
export function findTruthFaults(pack: Pack): Fault[] {
  const truths = pack.questions.flatMap(({ question }) =>
    question.type === 'true_false' && 'parts' in question ? [question.parts[0]?.text.toLowerCase() === 'true'] : [],
  )
  const right = truths.filter(Boolean).length
  const share = right / truths.length
  return truths.length < bounds.fewest || (share >= bounds.least && share <= bounds.most)
    ? []
    : [{ where: 'questions', what: `${right} of ${truths.length} statements are true` }]
}
