import type { VersePiece } from '@seraph/schema/http/drills'

import { bareWords } from './bareWords.ts'

/** The text in stretches that the other one has as well, in the same order, and stretches of its own; together they are the text. */
export function ownPieces(text: string, other: string): VersePiece[] {
  const words = text.match(/\S+\s*/g) ?? []
  const shared = sharedPlaces(words.map(bare), (other.match(/\S+/g) ?? []).map(bare))
  const pieces: VersePiece[] = []
  for (const [place, word] of words.entries()) {
    const isOwn = !shared.has(place)
    const last = pieces.at(-1)
    if (last?.isOwn === isOwn) last.text += word
    else pieces.push({ text: word, isOwn })
  }
  return pieces
}

const bare = (word: string): string => bareWords(word).join(' ')

/** The places of a longest row of words that stands in both in the same order. */
function sharedPlaces(one: readonly string[], other: readonly string[]): Set<number> {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  const lengthAt = (a: number, b: number): number => lengths[a]?.[b] ?? 0
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const row = lengths[a]
      if (row !== undefined)
        row[b] = one[a] === other[b] ? 1 + lengthAt(a + 1, b + 1) : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1))
    }
  const shared = new Set<number>()
  let [a, b] = [0, 0]
  while (a < one.length && b < other.length)
    if (one[a] === other[b]) {
      shared.add(a)
      a += 1
      b += 1
    } else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1
    else b += 1
  return shared
}
