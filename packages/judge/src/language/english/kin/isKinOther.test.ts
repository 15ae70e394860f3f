import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

const lexicon = { names: ['Odrel', 'Mitran', 'Tobin', 'Kerra'], synonyms: [] }

const sheets: readonly Sheet[] = [
  {
    question: "Who was Odrel's father?",
    points: 1,
    parts: text('Tobin'),
    rows: [
      ['right', 'Tobin', 1],
      ['right', 'tobin his father', 1],
      ['right', 'odrels dad tobin', 1],
      ['right', 'his father was tobin', 1],
      ['right', 'tobin, the father of odrel', 1],
      ['right', 'odrel son of tobin', 1],
      ['right', 'odrel, son of tobin', 1],
      ['right', 'odrel was tobins son', 1],
      ['right', 'tobin is the father and odrel is the son', 1],
      ['turned', 'tobin was odrels son', 0],
      ['other kin', "tobin was Odrel's brother", 0],
      ['other kin', 'his brother tobin', 0],
      ['other kin', 'tobin was the uncle of odrel', 0],
      ['of the answer', 'tobins brother', 0],
      ['of the answer', 'the son of tobin', 0],
      ['of the answer', 'the father of tobin', 0],
    ],
  },
  {
    question: 'What was the name of his mother, and where did she live?',
    points: 2,
    parts: text('Kerra', 'Mitran'),
    rows: [
      ['right', 'kerra was his mother, in mitran', 2],
      ['other kin', 'kerra was his sister, in mitran', 1],
    ],
  },
  {
    question: 'Whom did he leave behind?',
    points: 1,
    parts: text('his brother'),
    rows: [
      ['right', 'his brother', 1],
      ['of the answer', 'his brothers wife', 0],
      ['of the answer', 'the daughter of his brother', 0],
    ],
  },
]

const cases = sheets.flatMap(({ rows, ...question }) =>
  rows.map(([kind, response, score]) => ({ kind, response, score, question })),
)

describe('who is named as kin', () => {
  test.each(cases)('$question.question $kind: $response', ({ response, score, question }) => {
    expect(judge(question, response, lexicon).score).toBe(score)
  })
})
