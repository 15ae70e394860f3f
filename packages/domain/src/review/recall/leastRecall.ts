import { recallOfPart } from '../cards/estimatedRecall.ts'
import type { KnownParts } from '../knownParts.ts'

/**
 * How likely that part of a question is recalled at a moment which is the least likely; 0 for one of which nothing was met. `start`: where
 * it begins in what is known.
 */
export function leastRecall({ memory, places }: KnownParts, start: number, at: number): number {
  if (start === 0) return 0
  const end = start + (places[start] ?? 0)
  let least = 1
  for (let one = start + 1; one <= end; one += 1) least = Math.min(least, recallOfPart(memory, places[one] ?? -1, at))
  return least
}
