import type { PartMatch } from '../../../match/matchPart.ts'

/** The words of a response that say the other parts, those that only go with what earns them too. */
export function wordsOfOthers(matches: readonly (PartMatch | undefined)[], part: number): ReadonlySet<number> {
  return new Set(
    matches.flatMap((match, at) =>
      at !== part && match?.isGiven === true ? match.matched.flatMap((one) => one?.given ?? []) : [],
    ),
  )
}
