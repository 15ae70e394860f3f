import type { PartVerdict } from '@seraph/schema/judging'

import { placeOf } from '../assign/placeOf.ts'
import type { PartMatch } from '../match/matchPart.ts'

/**
 * The verdicts by an event's rules (rule 215): of all answers that were written,
 * right and wrong, only the first `asked` count, in the order in which they
 * were written. A part that is given later counts as missing. `starts`: where the wrong answers begin that belong to no part.
 */
export function firstAnswers(given: {
  verdicts: readonly PartVerdict[]
  matches: readonly (PartMatch | undefined)[]
  starts: readonly number[]
  asked: number
}): PartVerdict[] {
  const { verdicts, matches, starts, asked } = given
  const places = verdicts.map(({ status }, at) => {
    const match = matches[at]
    return status === 'missing' || match === undefined ? undefined : placeOf(match, matches)
  })
  const written = [...places.filter((place) => place !== undefined), ...starts].toSorted((a, b) => a - b)
  const last = written[asked - 1] ?? Infinity
  return verdicts.map((verdict, at) =>
    (places[at] ?? 0) > last ? { ...verdict, status: 'missing', evidence: '' } : verdict,
  )
}
