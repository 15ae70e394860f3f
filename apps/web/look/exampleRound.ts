import type { PartVerdict } from '@seraph/schema/judging'

import type { Marked } from '../src/activities/practice/run/segmentLooks.ts'

/** A round with a question of each look. */
export const exampleRound: Marked = {
  questions: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })),
  marks: { a: { score: 2, maxScore: 2 }, b: { score: 1, maxScore: 3 }, c: { score: 0, maxScore: 1 } },
}

/** Parts of an answer, one in each state. */
export const exampleParts: readonly PartVerdict[] = [
  { id: 'p1', part: 'Uzziah', status: 'given', evidence: 'uziah' },
  { id: 'p2', part: 'Jotham', status: 'wrong', evidence: 'Jonathan' },
  { id: 'p3', part: 'Hezekiah', status: 'missing', evidence: '' },
]
