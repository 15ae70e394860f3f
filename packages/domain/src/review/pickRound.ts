import { hasMissedPart } from './recall/hasMissedPart.ts'
import { leastRecall } from './recall/leastRecall.ts'
import { planDay } from './planDay.ts'
import { isMet } from './knownParts.ts'
import type { KnownParts } from './knownParts.ts'
import type { Remembered } from './cards/reviewCard.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { spreadSiblings } from './spreadSiblings.ts'
import { versesNamed } from './versesNamed.ts'

/** What a round is made of: what was missed, what was never asked, or what is best now with whatever is weakest after it. */
export type RoundOf = 'missed' | 'new' | 'mixed'

type Given = { of: RoundOf; size: number; now: number; eventAt?: number }

/**
 * The questions of a round of a size, each once and siblings of one verse
 * apart (rule 197). A mixed one begins with what the day's plan would ask and
 * goes on, where that isn't enough, with what is least likely recalled; new ones come in the order given.
 */
export function pickRound(
  questions: readonly ReviewQuestion[],
  known: KnownParts,
  { of, size, now, ...event }: Given,
): string[] {
  const recall = ({ nth }: ReviewQuestion): number => leastRecall(known, known.starts[nth] ?? 0, now)
  const weakestFirst = (some: readonly ReviewQuestion[]): ReviewQuestion[] =>
    some
      .map((question) => ({ question, recall: recall(question) }))
      .toSorted((one, other) => one.recall - other.recall)
      .map(({ question }) => question)
  const picked = (): readonly ReviewQuestion[] => {
    if (of === 'new') return questions.filter(({ nth }) => !isMet(known, nth))
    if (of === 'missed')
      return weakestFirst(questions.filter(({ nth }) => hasMissedPart(known, known.starts[nth] ?? 0)))
    const best = new Set(planDay(questions, known, { now, limit: size, askedToday: 0, ...event }).map(({ id }) => id))
    const byId = new Map(questions.map((question) => [question.id, question]))
    const others = questions.filter(({ id }) => !best.has(id))
    return [...[...best].flatMap((id) => byId.get(id) ?? []), ...weakestFirst(others)]
  }
  return spreadSiblings(picked().slice(0, size), ({ verse }) => versesNamed(verse)).map(({ id }) => id)
}

/** Was one of these parts missed, and not recalled since? */
export function isMissed(parts: readonly (Remembered | undefined)[]): boolean {
  return parts.some((part) => part !== undefined && part.recalled === undefined)
}
