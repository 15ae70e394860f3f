import { describe, expect, test } from 'vitest'

import { judge } from '../../judge.ts'
import { text } from '../../testing/sheet.ts'
import type { Sheet } from '../../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'Fill in the blanks: “The ____ of ____ came to the ____.”',
    points: 3,
    parts: text('house', 'Tobin', 'river'),
    rows: [
      ['numbering', '1.house\n2.tobin\n3.river', 3],
      ['numbering', '1)house 2)tobin 3)river', 3],
      ['numbering', '1.house 2.tobin 3.river', 3],
      ['numbering', '1st house, 2nd tobin, 3rd river', 3],
      ['numbering', 'one: house. two: tobin. three: river.', 3],
      ['numbering', 'i. house\nii. tobin\niii. river', 3],
      ['numbering', 'a. house b. tobin c. river', 3],
      ['numbering', 'blank 1: house, blank 2: tobin, blank 3: river', 3],
      ['numbering', '2 tobin, 1 house, 3 river', 3],
      ['numbering', '3. river 1. house 2. tobin', 3],
    ],
  },
  {
    question: 'Fill in the blanks: “The people are ____, and the ____ of the lords are ____.”',
    points: 3,
    parts: text('tired', 'feet', 'tired'),
    rows: [
      ['numbering', '1 and 3 tired, 2 feet', 3],
      ['numbering', '1 & 3: tired; 2: feet', 3],
      ['numbering', '1+3 tired, 2 feet', 3],
      ['numbering', 'first and third tired, second feet', 3],
    ],
  },
  {
    question: 'How many boats did Odrel build?',
    points: 1,
    parts: text('six'),
    rows: [
      ['numbering', 'half a dozen', 1],
      ['numbering', 'half a dozen boats', 1],
      ['numbering', 'a half dozen', 1],
      ['numbering', 'a dozen', 0],
    ],
  },
  {
    question: 'Who came to the river, how many others came, and what fell?',
    points: 3,
    parts: text('Tobin', 'seven', 'the bridge'),
    rows: [
      ['numbering', '1. tobin 2. seven 3. the bridge', 3],
      ['numbering', '1 tobin 2 seven 3 the bridge', 3],
      ['numbering', 'i. tobin\nii. 7\niii. the bridge', 3],
      ['numbering', '1.tobin\n2.seven\n3.bridge', 3],
      ['numbering', '1 tobin 2 7 others 3 bridge', 3],
      ['numbering', 'one: tobin. two: seven. three: the bridge', 3],
    ],
  },
  {
    question: 'Which two things did the men carry to the barn?',
    points: 2,
    parts: text('hay', 'straw'),
    rows: [
      ['numbering', '1 hay 2 straw', 2],
      ['numbering', '1hay 2straw', 2],
      ['numbering', '1.) hay 2.) straw', 2],
      ['numbering', '1] hay 2] straw', 2],
      ['numbering', 'one hay two straw', 2],
      ['numbering', 'first one: hay, second one: straw', 2],
      ['numbering', 'number one: hay, number two: straw', 2],
      ['numbering', 'answer 1: hay answer 2: straw', 2],
    ],
  },
  {
    question: 'How many ships came, and how many sailed away?',
    points: 2,
    parts: text('one ship', 'two ships'),
    rows: [
      ['numbering', '1 ship, 2 ships', 2],
      ['numbering', '1 ship 2 ships', 2],
      ['numbering', '1. one ship 2. two ships', 2],
    ],
  },
  {
    question: 'Which of the two came on the first day, and which on the second?',
    points: 2,
    parts: text('Odrel', 'Mitran'),
    rows: [
      ['numbering', '1st odrel 2nd mitran', 2],
      ['numbering', '1st odrel, 2nd mitran', 2],
      ['numbering', 'on the 1st odrel, on the 2nd mitran', 2],
    ],
  },
]

describe('readNumbering', () => {
  for (const { rows, ...question } of sheets)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response).score).toBe(score)
      })
    })
})
