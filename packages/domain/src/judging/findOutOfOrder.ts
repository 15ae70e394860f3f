import type { PartMatch } from './matchPart.ts'

/** The given parts that stand outside the longest run in the question's order (rule 3: quotations, fill in the blank). */
export function findOutOfOrder(matches: readonly (PartMatch | undefined)[]): ReadonlySet<number> {
  const given = matches.flatMap((match, part) => (match?.isGiven ? [{ part, at: placeOf(match, matches) }] : []))
  let best: readonly { part: number; at: number }[] = []
  const runs: (typeof best)[] = []
  for (const entry of given) {
    const before =
      runs.filter((run) => (run.at(-1)?.at ?? -1) < entry.at).toSorted((a, b) => b.length - a.length)[0] ?? []
    const run = [...before, entry]
    runs.push(run)
    if (run.length > best.length) best = run
  }
  const kept = new Set(best.map((entry) => entry.part))
  return new Set(given.filter((entry) => !kept.has(entry.part)).map((entry) => entry.part))
}

/** Where a part stands: at its first token that no other part rests on too, for a word that comes twice is found at its first place. */
function placeOf(match: PartMatch, matches: readonly (PartMatch | undefined)[]): number {
  const others = new Set(matches.flatMap((other) => (other === match || !other?.isGiven ? [] : other.evidence)))
  return match.evidence.find((index) => !others.has(index)) ?? match.evidence.at(-1) ?? 0
}
