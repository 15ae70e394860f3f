import type { PartMatch } from '../match/matchPart.ts'
import type { ReadPart } from '../match/readPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/**
 * The given parts that the question asks for by a denial and another without, and that are denied: so said, they need no place. Of two
 * parts the other doesn't either, where it is not denied.
 */
export function findDeniedRightly(
  parts: readonly ReadPart[],
  matches: readonly (PartMatch | undefined)[],
  { tokens, language }: ReadResponse,
): readonly number[] {
  if (parts.every(({ denial }) => denial !== 'beside')) return []
  // What the response denies by itself, whatever the question says.
  const denied = language.findDenied(tokens)
  const isDenied = (match: PartMatch | undefined): boolean =>
    match?.isGiven === true && match.evidence.every((index) => denied.has(index))
  const rightly = [...matches.entries()].flatMap(([at, match]) =>
    parts[at]?.denial === 'beside' && isDenied(match) ? [at] : [],
  )
  const [only, ...others] = rightly
  if (matches.length !== 2 || only === undefined || others.length > 0) return rightly
  return isDenied(matches[1 - only]) ? rightly : [0, 1]
}
