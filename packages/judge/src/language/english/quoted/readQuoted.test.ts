import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: "Quote the song's first line.",
    points: 2,
    parts: text('Bring the lamp to the mill', 'and the salt to the barn'),
    rows: [
      ['said', 'bring the lamp to the mill and the salt to the barn', 2],
      ['talked around', 'ok so he said to them bring the lamp to the mill and the salt to the barn', 2],
      ['exchanged', 'bring the salt to the mill and the lamp to the barn', 0],
      ['exchanged', 'bring the lamp to the barn and the salt to the mill', 0],
      ['denied', 'bring the lamp to the mill and not the salt to the barn', 1],
      ['half', 'bring the lamp to the mill', 1],
    ],
  },
  {
    question: 'Quote what Tobin said to the queen.',
    points: 3,
    parts: text('This river feeds us with its fish', 'but its stones are heavy', 'and we never sold them'),
    rows: [
      ['said', 'this river feeds us with its fish but its stones are heavy and we never sold them', 3],
      ['exchanged', 'this river feeds us with its stones but its fish are heavy and we never sold them', 1],
      ['speakers exchanged', 'this river feeds us with its fish but its stones are heavy and they never sold us', 2],
      ['denied', 'this river feeds us with its fish but its stones are not heavy and we never sold them', 2],
      ['denial lost', 'this river feeds us with its fish but its stones are heavy and we sold them', 2],
      ['framed', 'it is not true that this river feeds us with its fish', 0],
    ],
  },
  {
    question: 'Quote the riddle.',
    points: 2,
    parts: text('Whoever bakes bread is of the mill', 'whoever burns bread has not seen it'),
    rows: [
      ['said', 'whoever bakes bread is of the mill, whoever burns bread has not seen it', 2],
      ['exchanged', 'whoever burns bread is of the mill, whoever bakes bread has not seen it', 0],
      ['misspelt', 'whoever baeks bread is of the mil, whoever burnz bread hasnt seen it', 2],
    ],
  },
  {
    question: 'Quote the last line of the song.',
    points: 2,
    parts: text('the flute and the harp will sing', 'in the shining morning'),
    rows: [
      ['reordered', 'the harp and the flute will sing in the shining morning', 2],
      ['said', 'the flute and the harp will sing in the shining morning', 2],
    ],
  },
]

describe('a quotation that is asked for', () => {
  for (const { rows, ...question } of sheets)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response).score).toBe(score)
      })
    })
})
