import type { Remembered } from './cards/reviewCard.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { eachQuestion, placeOf, rememberedAt } from './cards/storedMemory.ts'
import type { StoredMemory } from './cards/storedMemory.ts'

/**
 * What a player remembers by question: a place for each part, in the question's order, undefined for one that was never
 * met. Questions of which nothing was met are not in it.
 */
export type KnownParts = ReadonlyMap<string, readonly (Remembered | undefined)[]>

/** The numbers of a question's parts (`partNumber`). */
export type NumberedParts = { numbers: readonly number[] }

/** What is known of the questions, from the rows in which it is stored. */
export function knownParts(questions: ReadonlyMap<string, NumberedParts>, memory: StoredMemory): KnownParts {
  const known = new Map<string, (Remembered | undefined)[]>()
  eachQuestion(memory, (id, from, to) => {
    const question = questions.get(id)
    if (question === undefined) return
    const parts = question.numbers.map((part) => {
      const at = placeOf(memory, part, from, to)
      return at < 0 ? undefined : rememberedAt(memory, at)
    })
    if (parts.some((part) => part !== undefined)) known.set(id, parts)
  })
  return known
}

/** The same from cards by name. */
export function knownOfCards(questions: readonly ReviewQuestion[], cards: ReadonlyMap<string, Remembered>): KnownParts {
  const known = new Map<string, (Remembered | undefined)[]>()
  for (const { id, cards: names } of questions) {
    const parts = names.map((name) => cards.get(name))
    if (parts.some((part) => part !== undefined)) known.set(id, parts)
  }
  return known
}
