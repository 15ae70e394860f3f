import { describe, expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { text } from '../testing/sheet.ts'
import type { Sheet } from '../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'Whom did they curse when they were hungry on the long road?',
    points: 2,
    parts: text('their king', 'their God'),
    rows: [
      ['a filler that is expected', 'when they were hungry on the long road they cursed their king and their god', 2],
      ['one of two', 'they cursed their king when they were hungry on the long road', 1],
      ['nothing but the question', 'they cursed when they were hungry on the long road', 0],
    ],
  },
]

describe('an answer that says the question back', () => {
  test.each(
    sheets.flatMap(({ rows, ...question }) =>
      rows.map(([kind, response, score]) => ({ kind, response, score, question })),
    ),
  )('$kind: $response', ({ response, score, question }) => {
    expect(judge(question, response).score).toBe(score)
  })
})
