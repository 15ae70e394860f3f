import type { MemoryState } from '@seraph/schema/review'

import type { StoredMemory } from '../review/cards/storedMemory.ts'
import { statesOfLetters } from './stateLetters.ts'
import { verseLetters } from './verseLetters.ts'
import type { MappedVerses } from './verseLetters.ts'

/** A member's state of each verse in the season's row at a moment, as `verseLetters` tells it; undefined where no question cites it. */
export function verseStates(season: MappedVerses, memory: StoredMemory, now: number): (MemoryState | undefined)[] {
  return statesOfLetters(verseLetters(season, memory, now))
}
