import { recalledAt } from '../cards/storedMemory.ts'
import type { KnownParts } from '../knownParts.ts'

/** Was one of a question's parts missed, and not recalled since? `start`: where it begins in what is known. */
export function hasMissedPart({ memory, places }: KnownParts, start: number): boolean {
  const end = start + (places[start] ?? 0)
  for (let at = start + 1; at <= end; at += 1) {
    const place = places[at] ?? -1
    if (place >= 0 && recalledAt(memory, place) === 0) return true
  }
  return false
}
