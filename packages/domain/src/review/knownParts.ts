import type { PackedCard } from './cards/packedCard.ts'
import type { Remembered } from './cards/reviewCard.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { eachQuestion, partNumber, placeOf, rememberedAt, storedMemoryOf } from './cards/storedMemory.ts'
import type { StoredMemory } from './cards/storedMemory.ts'

/**
 * What a player remembers by question, where it is stored: by the question's place in the season (`nth`), `starts` tells where it begins
 * in `places`, 0 for one of which nothing was met. There stands how many parts it has, and then for each of them, in the question's order,
 * its place in the memory, -1 for one that was never met. A day goes through thousands of parts: it makes no object of any, and looks
 * nothing up by a name.
 */
export type KnownParts = { memory: StoredMemory; starts: Int32Array; places: readonly number[] }

/** A question's place in the season, and the numbers of its parts (`partNumber`). */
export type NumberedParts = { nth: number; numbers: readonly number[] }

/** What is known of the questions, from the rows in which it is stored. */
export function knownParts(questions: ReadonlyMap<string, NumberedParts>, memory: StoredMemory): KnownParts {
  const starts = new Int32Array(questions.size)
  // Nothing begins at the first place.
  const places: number[] = [0]
  eachQuestion(memory, questions, ({ nth, numbers }, from, to) => {
    const start = places.length
    let isMet = false
    places.push(numbers.length)
    for (const part of numbers) {
      const place = placeOf(memory, part, from, to)
      isMet ||= place >= 0
      places.push(place)
    }
    if (isMet) starts[nth] = start
    else places.length = start
  })
  return { memory, starts, places }
}

/** The same from cards by name. */
export function knownOfCards(questions: readonly ReviewQuestion[], cards: ReadonlyMap<string, Remembered>): KnownParts {
  const packed: Record<string, Record<string, PackedCard>> = {}
  const numbered = new Map<string, NumberedParts>()
  for (const { id, nth: place, cards: names } of questions) {
    const parts = names.map((name) => name.slice(name.lastIndexOf('/') + 1))
    numbered.set(id, { nth: place, numbers: parts.map(partNumber) })
    const met = parts.flatMap((part, nth) => {
      const card = cards.get(names[nth] ?? '')
      return card === undefined ? [] : [[part, packedOf(card)] as const]
    })
    if (met.length > 0) packed[id] = Object.fromEntries(met)
  }
  return knownParts(numbered, storedMemoryOf(packed))
}

function packedOf({ stability, reviewedAt, recalled }: Remembered): PackedCard {
  const card = [stability, 0, reviewedAt, 0, 0]
  return recalled === undefined ? card : [...card, recalled.first, recalled.last]
}

/** Whether something of a question was met. */
export function isMet({ starts }: KnownParts, nth: number): boolean {
  return (starts[nth] ?? 0) > 0
}

/** What is remembered of each part of a question, in its order, undefined for one that was never met; nothing where none was. */
export function rememberedParts(
  { memory, starts, places }: KnownParts,
  nth: number,
): readonly (Remembered | undefined)[] | undefined {
  const start = starts[nth] ?? 0
  if (start === 0) return undefined
  return places
    .slice(start + 1, start + 1 + (places[start] ?? 0))
    .map((place) => (place < 0 ? undefined : rememberedAt(memory, place)))
}
