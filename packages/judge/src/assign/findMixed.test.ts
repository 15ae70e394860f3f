import { describe, expect, test } from 'vitest'

import { judge } from '../judge.ts'
import type { Sheet } from '../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'Quote what the guard called out.',
    points: 3,
    parts: [
      { text: 'Climb up to the', ordered: true },
      { text: 'tower and watch', ordered: true },
      { text: 'from the wall', ordered: true },
    ],
    ordered: true,
    rows: [
      ['a part that "and" cuts in two', 'climb up to the tower and watch from the wall', 3],
      ['misspelt', 'climb up to the towr and watch from the wal', 3],
    ],
  },
]

describe('a quotation whose parts "and" cuts in two', () => {
  test.each(
    sheets.flatMap(({ rows, ...question }) =>
      rows.map(([kind, response, score]) => ({ kind, response, score, question })),
    ),
  )('$kind: $response', ({ response, score, question }) => {
    expect(judge(question, response).score).toBe(score)
  })
})
