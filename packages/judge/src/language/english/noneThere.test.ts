import { describe, expect, test } from 'vitest'

import { judge } from '../../judge.ts'
import { text } from '../../testing/sheet.ts'
import type { Sheet } from '../../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'Which two things does the woman say are not in her cellar?',
    points: 2,
    parts: text('apples', 'candles'),
    rows: [
      ['none there', 'there are no apples in my cellar and no candles either', 2],
      ['listed', 'apples and candles', 2],
    ],
  },
  {
    question: 'Which part of his body was Tobin not to let grow cold?',
    points: 1,
    parts: text('your hand'),
    rows: [
      ['said back', 'tobin was not to let his hand grow cold', 1],
      ['denied', 'not his hand', 0],
    ],
  },
  {
    question: 'What must no guest do with the lamp that the host has lit?',
    points: 1,
    parts: text('put it out'),
    rows: [
      ['said back', 'no guest must put it out', 1],
      ['denied by "not"', 'he must not put it out', 1],
    ],
  },
  {
    question: 'Who stands between the baker and the smith?',
    points: 1,
    parts: text('the weaver'),
    rows: [
      ['after the verb', 'between the baker and the smith stands the weaver', 1],
      ['turned', 'the baker stands between the weaver and the smith', 0],
    ],
  },
]

describe('what there is none of', () => {
  test.each(
    sheets.flatMap(({ rows, ...question }) =>
      rows.map(([kind, response, score]) => ({ kind, response, score, question })),
    ),
  )('$kind: $response', ({ response, score, question }) => {
    expect(judge(question, response).score).toBe(score)
  })
})
