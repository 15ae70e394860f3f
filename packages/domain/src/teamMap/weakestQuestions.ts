import { estimatedRecall } from '../review/cards/estimatedRecall.ts'
import { unpackCard } from '../review/cards/packedCard.ts'
import { spreadSiblings } from '../review/spreadSiblings.ts'
import type { MapQuestion, MemberCards } from './mapQuestion.ts'

/**
 * The questions that a team together knows least, the weakest first, at most
 * `size` (rule 221): a part is known as well as by whoever of the members
 * recalls it best at that moment, a question as its weakest part; of those
 * alike the one whose parts together are known less. Questions of one
 * verse don't stand side by side where that can be helped.
 */
export function weakestQuestions(
  questions: readonly MapQuestion[],
  members: readonly MemberCards[],
  { now, size }: { now: number; size: number },
): string[] {
  const known = questions.map((question) => {
    const recalls = question.parts.map((part) => bestRecall(members, { question: question.id, part, now }))
    return { question, weakest: Math.min(...recalls), together: recalls.reduce((sum, recall) => sum + recall, 0) }
  })
  const picked = known
    .toSorted((one, other) => one.weakest - other.weakest || one.together - other.together)
    .slice(0, size)
    .map(({ question }) => question)
  return spreadSiblings(picked, ({ places }) => places.map(String)).map(({ id }) => id)
}

function bestRecall(
  members: readonly MemberCards[],
  { question, part, now }: { question: string; part: string; now: number },
): number {
  let best = 0
  for (const cards of members) {
    const packed = cards[question]?.[part]
    // What was missed and not recalled since is known by nobody who missed it.
    const card = packed === undefined ? undefined : unpackCard(packed)
    if (card?.recalled !== undefined) best = Math.max(best, estimatedRecall(card, now))
  }
  return best
}
