import type { PartMatch } from '../match/matchPart.ts'
import type { ReadPart } from '../match/readPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/** The given parts that the question asks for by a denial and another without, and that are denied: so said, they need no place. */
export function findDeniedRightly(
  parts: readonly ReadPart[],
  matches: readonly (PartMatch | undefined)[],
  { denied }: ReadResponse,
): readonly number[] {
  return [...matches.entries()].flatMap(([at, match]) =>
    parts[at]?.denial === 'beside' && match?.isGiven === true && match.evidence.every((index) => denied.has(index))
      ? [at]
      : [],
  )
}
