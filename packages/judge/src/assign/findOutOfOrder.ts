import type { PartMatch } from '../match/matchPart.ts'
import { longestRun } from './longestRun.ts'
import { placeOf } from './placeOf.ts'

/** The given parts that stand outside the longest run in the question's order (rule 63: quotations, fill in the blank). */
export function findOutOfOrder(matches: readonly (PartMatch | undefined)[]): ReadonlySet<number> {
  const given = matches.flatMap((match, part) => (match?.isGiven ? [{ part, at: placeOf(match, matches) }] : []))
  const kept = new Set(longestRun(given, (before, entry) => before.at < entry.at).map((entry) => entry.part))
  return new Set(given.filter((entry) => !kept.has(entry.part)).map((entry) => entry.part))
}
