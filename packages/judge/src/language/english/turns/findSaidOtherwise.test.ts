import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

const lexicon = { names: ['Odrel', 'Mitran', 'Tobin', 'Kerra', 'Zoran'], synonyms: [] }

/** Answers with the right words that say the opposite, and those that say the same in another way. */
const sheets: readonly Sheet[] = [
  {
    question: 'What was the lamp not, and what was it instead?',
    points: 2,
    parts: text('broken', 'empty'),
    rows: [
      ['right', 'not broken but empty', 2],
      ['the other way round', 'empty, not broken', 2],
      ['exchanged', 'not empty but broken', 0],
      ['a bare list', 'broken, empty', 2],
    ],
  },
  {
    question: 'Of which two things will the miller hear, and how should he not be then?',
    points: 3,
    parts: text('storms', 'rumors', 'afraid'),
    rows: [
      ['right', "storms and rumors, he shouldn't be afraid", 3],
      ['affirmed', 'storms and rumors, he should be afraid', 2],
      ['denied in other words', 'storms and rumors, he should stop being afraid', 3],
      ['denied', 'no storms, no rumors, he should be afraid', 0],
      ['the denial first', "don't be afraid when you hear of storms and rumors", 3],
    ],
  },
  {
    question: 'What will no weaver do?',
    points: 1,
    parts: text('sleep'),
    rows: [
      ['right', 'they will not sleep', 1],
      ['affirmed', 'all of them will sleep', 0],
    ],
  },
  {
    question: 'To which town do the sailors flee?',
    points: 1,
    parts: text('Zoran'),
    rows: [
      ['right', 'they flee to Zoran', 1],
      ['from it', 'they flee from Zoran to Mitran', 0],
    ],
  },
  {
    question: 'On what did the baker find the cat?',
    points: 1,
    parts: text('the oven'),
    rows: [
      ['right', 'on the oven', 1],
      ['below it', 'under the oven', 0],
    ],
  },
  {
    question: 'Whom will the king stir up against Mitran?',
    points: 1,
    parts: text('the weavers'),
    rows: [
      ['right', 'the weavers against Mitran', 1],
      ['turned', 'Mitran against the weavers', 0],
    ],
  },
  {
    question: 'What does the bad steward do to the sailors?',
    points: 1,
    parts: text('throws them out of the harbor'),
    rows: [
      ['right', 'he throws them out of the harbor', 1],
      ['suffered', 'he is thrown out of the harbor', 0],
    ],
  },
  {
    question: 'What title is on the gate?',
    points: 1,
    parts: text('the king of the weavers'),
    rows: [
      ['right', 'king of the weavers', 1],
      ['turned', 'the weavers of the king', 0],
    ],
  },
  {
    question: 'What should the watchman do?',
    points: 1,
    parts: text('report what he hears'),
    rows: [
      ['right', 'report what he hears', 1],
      ['turned', 'hear what he reports', 0],
    ],
  },
  {
    question: 'Quote what the baker said.',
    points: 1,
    parts: text('You are the miller'),
    rows: [
      ['right', 'you are the miller', 1],
      ['of himself', 'i am the miller', 0],
    ],
  },
  {
    question: 'Quote what the people asked in the market.',
    points: 1,
    parts: text('Where did this sailor get these ropes'),
    rows: [
      ['right', 'where did this sailor get these ropes', 1],
      ['another question', 'who gave this sailor the ropes', 0],
    ],
  },
]

const cases = sheets.flatMap(({ rows, ...question }) =>
  rows.map(([kind, response, score]) => ({ kind, response, score, question })),
)

describe('an answer in the right words', () => {
  test.each(cases)('$question.question $kind: $response', ({ response, score, question }) => {
    expect(judge(question, response, lexicon).score).toBe(score)
  })
})
