import type { Judgement, JudgementFlag } from '@seraph/schema/judging'

import type { PartMatch } from '../match/matchPart.ts'

/** What the certainty of a judgement rests on. */
export type Grounds = {
  readonly matches: readonly (PartMatch | undefined)[]
  readonly asked: number
  readonly flags: ReadonlySet<JudgementFlag>
  readonly hasSurplus: boolean
  /** Whether the response says nothing but known names or numbers. */
  readonly isNamesOnly: boolean
  /** Whether what is said for a part is denied, contrary or in another part's place: order or a denial carries the meaning. */
  readonly isAtOdds: boolean
}

const settling: readonly JudgementFlag[] = ['blank', 'idk', 'restated_question', 'other_language']

/**
 * How sure a judgement is: high when all that is asked is there word for word and nothing else was noticed, when the response is blank,
 * "I don't know" or the question, or when it gives only other names or numbers. Low asks a model, where one is configured.
 */
export function confidenceOf({
  matches,
  asked,
  flags,
  hasSurplus,
  isNamesOnly,
  isAtOdds,
}: Grounds): Judgement['confidence'] {
  if (settling.some((flag) => flags.has(flag))) return 'high'
  if (isAtOdds) return 'low'
  const given = matches.filter((match) => match?.isGiven)
  if (given.length === 0 && isNamesOnly && flags.size === 0) return 'high'
  const isExact = given.length >= asked && given.every((match) => match?.isLiteral)
  return isExact && flags.size === 0 && !hasSurplus ? 'high' : 'low'
}
