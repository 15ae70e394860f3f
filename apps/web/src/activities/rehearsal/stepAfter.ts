import { nad2023 } from '@seraph/domain/event/eventProfile'
import { blockLength } from '@seraph/domain/event/rehearsal'
import type { Rehearsal } from '@seraph/schema/http/events/events'

/**
 * What is on the screen while no sheet is open. `from`: the first of
 * the sheets whose marks are shown, up to the last that was handed in.
 */
export type Step =
  | { name: 'reading'; reading: 1 | 2 }
  | { name: 'marked'; from: number }
  | { name: 'break' }
  | { name: 'result' }

const firstReading: Step = { name: 'reading', reading: 1 }

type Stand = Pick<Rehearsal, 'showsMarks' | 'told' | 'isEnded'> & { handedIn: number; questions: number }

/** What comes once a sheet was handed in: its mark, those of its block, or what comes after them. */
export function stepAfterSheet(stand: Stand): Step {
  const { showsMarks, told, handedIn, questions } = stand
  if (showsMarks === 'at_once') return { name: 'marked', from: handedIn - 1 }
  if (told === handedIn && !stand.isEnded) return { name: 'marked', from: handedIn - blockLength(questions) }
  return stepAfterMarks(stand)
}

/** What comes after the marks: the break, the next question, or the result. */
export function stepAfterMarks({ isEnded, handedIn }: Pick<Stand, 'isEnded' | 'handedIn'>): Step {
  if (isEnded) return { name: 'result' }
  return handedIn === nad2023.breakAfter ? { name: 'break' } : firstReading
}

/** Where a rehearsal goes on that is looked at again. */
export function firstStep({ isEnded }: Pick<Stand, 'isEnded'>): Step {
  return isEnded ? { name: 'result' } : firstReading
}
