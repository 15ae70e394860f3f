import { expect, test } from 'vitest'

import { segmentLooks } from './segmentLooks.ts'

const question = (id: string) => ({
  id,
  chapter: 1,
  verse: 'Isaiah 1:1',
  points: 2,
  question: id,
  hint: '',
  type: 'list' as const,
})
const mark = (score: number) => ({
  id: 'e',
  score,
  maxScore: 2,
  feedback: '',
  parts: [],
  surplus: [],
  flags: [],
  alsoAccepted: [],
  judgedBy: 'built-in' as const,
})

test('each question has a segment: whole, in part, nothing yet, or open', () => {
  const questions = ['a', 'b', 'c', 'd'].map(question)
  expect(segmentLooks({ questions, marks: { a: mark(2), b: mark(1), c: mark(0) } })).toEqual([
    'whole',
    'part',
    'none',
    'open',
  ])
})
