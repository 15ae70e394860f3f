import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'Over what does the guard dog of Odrel growl?',
    points: 1,
    parts: text('its bone'),
    rows: [
      ['remark', 'bone? i think', 1],
      ['remark', 'bone?? not 100% sure', 1],
      ['remark', 'its bone, i guess', 1],
      ['remark', 'its bone. thats my best guess', 1],
      ['remark', 'maybe its bone? thats just my guess', 1],
      ['remark', 'bone, if i remember right', 1],
      ['remark', 'bone - pretty sure', 1],
      ['remark', 'either bone or stick i cant decide', 0],
    ],
  },
  {
    question: 'What did the sailors do to the cook before supper?',
    points: 1,
    parts: text('mocked him'),
    rows: [
      ['remark', 'maybe they mocked him? thats my best guess', 1],
      ['remark', 'they mocked him i think?', 1],
      ['remark', 'mocked him, im pretty sure', 1],
      ['remark', 'i think they mocked him but im not certain', 1],
    ],
  },
]

describe('cutCourtesy', () => {
  for (const { rows, ...question } of sheets)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response).score).toBe(score)
      })
    })
})
