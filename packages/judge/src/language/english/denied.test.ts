import { describe, expect, test } from 'vitest'

import { judge } from '../../judge.ts'
import { text } from '../../testing/sheet.ts'
import type { Sheet } from '../../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'What will happen to one who pays, what to one who refuses, and what will the guests bring along?',
    points: 3,
    parts: text('rewarded', 'banished', 'lanterns'),
    rows: [
      [
        'who is meant',
        'he will be rewarded, the one who doesnt pay is going to be banished, and they bring lanterns',
        3,
      ],
      ['who is meant', 'who pays is rewarded, one who does not pay will be banished and they bring lanterns', 3],
      ['denied', 'who pays is not rewarded, who refuses is banished and they bring lanterns', 2],
    ],
  },
  {
    question: 'Where is the treasure kept for the miller?',
    points: 1,
    parts: text('in the tower'),
    rows: [
      ['goes on', 'it is like a present that doesnt get old, and its up there kept in the tower', 1],
      ['denied', 'it doesnt stay in the cellar or the tower', 0],
    ],
  },
  {
    question: 'What do those on the hill not have in their houses?',
    points: 1,
    parts: text('bread'),
    rows: [
      ['said back', 'those on the hill do not have bread in their houses', 1],
      ['said back', 'they have no bread', 1],
      ['said back', 'they dont have any bread', 1],
      ['affirmed', 'they did have bread', 0],
    ],
  },
  {
    question: 'Odrel said that he did neither of two things. Which two?',
    points: 2,
    parts: text('dance', 'sing'),
    rows: [
      ['said back', 'odrel said that he did neither dance nor sing', 2],
      ['said back', 'he did not dance', 1],
    ],
  },
  {
    question: 'About which town was the song?',
    points: 1,
    parts: text('Bozra'),
    rows: [
      ['named after all', 'Odrel isnt a town its Bozra', 1],
      ['denied', 'Bozra isnt a town its a river', 0],
      ['misspelt', 'it dosent speak of Bozra', 0],
    ],
  },
  {
    question: 'What did the witness say of the miller?',
    points: 1,
    parts: text('neither was a coin found in his purse'),
    rows: [
      ['misspelt', 'niether was a coin found in his purse', 1],
      ['misspelt', 'nether was a coin found in his purse', 1],
    ],
  },
]

describe('what a response denies', () => {
  for (const { rows, ...question } of sheets)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response).score).toBe(score)
      })
    })
})
