import { firstLetterAt } from '@seraph/domain/memory/firstLetterAt'
import type { MemoryWordState } from '@seraph/domain/memory/memoryWordState'

/** A word's box for those who hear it: `Word 3 of 20: letters L D R O, begins with L`, and what it is so far. */
export function wordLabel(
  scrambled: string,
  original: string,
  place: { at: number; count: number },
  state: MemoryWordState,
): string {
  const name = `Word ${place.at + 1} of ${place.count}`
  if (state === 'correct') return `${name}: ${original}, right`
  const letters = scrambled.toUpperCase().match(/[\p{L}\p{N}]/gu) ?? []
  const first = firstLetterAt(original, scrambled)
  const begins = first < 0 ? '' : `, begins with ${scrambled[first]?.toUpperCase()}`
  return `${name}: letters ${letters.join(' ')}${begins}`
}
