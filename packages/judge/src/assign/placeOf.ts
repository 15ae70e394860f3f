import type { PartMatch } from '../match/matchPart.ts'

/** Where a part stands: at its first token that no other part rests on too, for a word that comes twice is found at its first place. */
export function placeOf(match: PartMatch, matches: readonly (PartMatch | undefined)[]): number {
  const others = new Set(matches.flatMap((other) => (other === match || !other?.isGiven ? [] : other.evidence)))
  return match.evidence.find((index) => !others.has(index)) ?? match.evidence.at(-1) ?? 0
}
