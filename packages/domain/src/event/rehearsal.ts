import { nad2023 } from './eventProfile.ts'

/** Marks are told after blocks of so many questions: the event's halves, and a third of a short set. */
export function blockLength(questions: number): number {
  return questions >= 2 * nad2023.breakAfter ? nad2023.breakAfter : Math.max(5, Math.ceil(questions / 3))
}

/**
 * How many of the sheets that were handed in have their marks told (rule
 * 217): all at once, or those of the blocks that are over; at the end all.
 */
export function toldMarks(given: {
  showsMarks: 'at_once' | 'after_block'
  handedIn: number
  questions: number
}): number {
  const { showsMarks, handedIn, questions } = given
  if (showsMarks === 'at_once' || handedIn >= questions) return handedIn
  const block = blockLength(questions)
  return Math.floor(handedIn / block) * block
}
