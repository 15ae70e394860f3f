import type { MemoryState } from '@seraph/schema/review'

import { stateOfPart } from '../review/cards/memoryState.ts'
import type { NumberedParts } from '../review/knownParts.ts'
import { eachQuestion, placeOf } from '../review/cards/storedMemory.ts'
import type { StoredMemory } from '../review/cards/storedMemory.ts'
import { noLetter, stateLetters } from './stateLetters.ts'

const bits = { unseen: 1, seen: 2, recalled: 4, kept: 8 } as const

/** The letter of each set of states: that of the weakest, and of `seen` where some were met and others never. */
const letters = Array.from({ length: 16 }, (_, states) => {
  if ((states & ~bits.unseen) === 0) return stateLetters.unseen
  if ((states & (bits.unseen | bits.seen)) !== 0) return stateLetters.seen
  return (states & bits.recalled) === 0 ? stateLetters.kept : stateLetters.recalled
})

/** What a map needs to know of a question: the places of the season's row of verses that it cites, and its own parts. */
export type CitingQuestion = NumberedParts & { places: readonly number[] }

/** A season's questions by their id, and how many of them cite each place of its row of verses. */
export type MappedVerses = { questions: ReadonlyMap<string, CitingQuestion>; citing: readonly number[] }

/**
 * A member's state of each verse in the season's row at a moment, as its letter (`stateLetters`): that of the weakest part of
 * all questions that cite it, as `weakestState` has it. One question counts in each verse that it cites (rule 221). What it
 * costs goes by the member's cards, not by the season's questions; it makes no object, since a coach's map goes through a
 * hundred thousand parts.
 */
export function verseLetters({ questions, citing }: MappedVerses, memory: StoredMemory, now: number): string {
  const met = new Uint16Array(citing.length)
  const found = new Uint8Array(citing.length)
  eachQuestion(memory, questions, ({ numbers, places }, from, to) => {
    let states = 0
    for (const part of numbers) {
      const at = placeOf(memory, part, from, to)
      states |= at < 0 ? bits.unseen : bitOf(stateOfPart(memory, at, now))
    }
    for (const place of places) {
      met[place] = (met[place] ?? 0) + 1
      found[place] = (found[place] ?? 0) | states
    }
  })
  // A text that grew letter by letter would be put together once more by whoever reads it.
  const row: string[] = []
  for (let place = 0; place < citing.length; place += 1) {
    const count = citing[place] ?? 0
    const states = (found[place] ?? 0) | ((met[place] ?? 0) < count ? bits.unseen : 0)
    row.push(count === 0 ? noLetter : (letters[states] ?? noLetter))
  }
  return row.join('')
}

function bitOf(state: MemoryState): number {
  if (state === 'kept') return bits.kept
  return state === 'recalled' ? bits.recalled : bits.seen
}
