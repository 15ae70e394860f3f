import type { MemoryState } from '@seraph/schema/review'

import { stateOfPart } from '../review/cards/memoryState.ts'
import { placeOf } from '../review/cards/storedMemory.ts'
import type { StoredMemory } from '../review/cards/storedMemory.ts'

const bits: Readonly<Record<MemoryState, number>> = { unseen: 1, seen: 2, recalled: 4, kept: 8 }

/** What a map needs to know of a question: the places of the season's row of verses that it cites, and its parts' numbers. */
export type CitingQuestion = { places: readonly number[]; numbers: readonly number[] }

/** A season's questions by their id, and how many of them cite each place of its row of verses. */
export type MappedVerses = { questions: ReadonlyMap<string, CitingQuestion>; citing: readonly number[] }

/**
 * A member's state of each verse in the season's row at a moment: that of the weakest part of all questions that cite it, as
 * `weakestState` has it;
 * undefined where none does. One question counts in each verse that it cites (rule 221). What it costs goes by the member's cards,
 * not by the season's questions.
 */
export function verseStates(
  { questions, citing }: MappedVerses,
  memory: StoredMemory,
  now: number,
): (MemoryState | undefined)[] {
  const met = new Uint16Array(citing.length)
  const found = new Uint8Array(citing.length)
  let end = 0
  memory.questions.forEach((id, index) => {
    const from = end
    end = memory.ends[index] ?? end
    const question = questions.get(id)
    if (question === undefined) return
    let states = 0
    question.numbers.forEach((part, nth) => {
      const at = placeOf(memory, part, { from, to: end, likely: from + nth })
      states |= at < 0 ? bits.unseen : bits[stateOfPart(memory, at, now)]
    })
    for (const place of question.places) {
      met[place] = (met[place] ?? 0) + 1
      found[place] = (found[place] ?? 0) | states
    }
  })
  return citing.map((count, place) => {
    if (count === 0) return undefined
    return stateOf((found[place] ?? 0) | ((met[place] ?? 0) < count ? bits.unseen : 0))
  })
}

/** The weakest of the states in a set of bits; `seen` where some were met and others never. */
function stateOf(states: number): MemoryState {
  if ((states & ~bits.unseen) === 0) return 'unseen'
  if ((states & (bits.unseen | bits.seen)) !== 0) return 'seen'
  return (states & bits.recalled) === 0 ? 'kept' : 'recalled'
}
