import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

/** Questions whose predicate has two sides, and answers on the right one and the other. */
const sheets: readonly Sheet[] = [
  {
    question: 'Which village had done the same to the fishers before?',
    points: 1,
    parts: text('Odrel'),
    rows: [
      ['said', 'odrel had done it to the fishers', 1],
      ['passive', 'the same was done to the fishers by odrel', 1],
      ['turned', 'the fishers had done it to odrel', 0],
    ],
  },
  {
    question: 'Who is great in the middle of the valley?',
    points: 1,
    parts: text('the Keeper of Mitran'),
    rows: [
      ['said', 'the keeper of mitran is great in the middle of the valley', 1],
      ['turned round', 'great in the middle of the valley is the keeper of mitran', 1],
      ['relative', 'the one who is great in the valley is the keeper of mitran', 1],
      ['turned', 'the valley is great in the middle of the keeper of mitran', 0],
    ],
  },
  {
    question: 'Who or what will be harder to find than amber?',
    points: 1,
    parts: text('shepherds'),
    rows: [
      ['said', 'shepherds will be harder to find than amber', 1],
      ['turned', 'amber will be harder to find than shepherds', 0],
    ],
  },
  {
    question: 'To whom does the captain say farewell?',
    points: 1,
    parts: text('the stubborn sailors'),
    rows: [
      ['said', 'he says farewell to the stubborn sailors', 1],
      ['turned', 'the stubborn sailors say farewell to the captain', 0],
    ],
  },
  {
    question: 'Against which town did the plotters say that they would march?',
    points: 1,
    parts: text('Odrel'),
    rows: [
      ['said', 'they would march against odrel', 1],
      ['turned', 'odrel said they would march against mitran', 0],
    ],
  },
  {
    question: 'What have the people taken far away from the baker?',
    points: 1,
    parts: text('their trust'),
    rows: [
      ['said', 'the people have taken their trust far away from the baker', 1],
      ['turned', 'the baker has taken his trust far away from the people', 0],
    ],
  },
  {
    question: 'Who was told to listen when the miller would not speak?',
    points: 1,
    parts: text('the house of Tobin'),
    rows: [
      ['said', 'the house of tobin was told to listen', 1],
      ['active', 'they told the house of tobin to listen', 1],
      ['turned', 'the miller was told to listen by the house of tobin', 0],
    ],
  },
  {
    question: 'Whom had the father asked to drive the wolf out?',
    points: 1,
    parts: text('the hunters'),
    rows: [
      ['said', 'he asked the hunters to drive it out', 1],
      ['turned', 'he was asked by the hunters', 0],
    ],
  },
  {
    question: 'Like what will Tobin be fastened?',
    points: 1,
    parts: text('a nail'),
    rows: [
      ['said', 'tobin will be fastened like a nail', 1],
      ['turned', 'tobin will fasten a nail in the wall', 0],
    ],
  },
  {
    question: 'Whose pride will come to an end?',
    points: 1,
    parts: text('the mighty'),
    rows: [
      ['said', 'the pride of the mighty will end', 1],
      ['denied of another', 'it isnt the bakers pride, it is that of the mighty', 1],
      ['turned', 'the bakers pride will be stopped by the mighty', 0],
    ],
  },
  {
    question: 'Who was mayor of Odrel when the bridge fell?',
    points: 1,
    parts: text('Tobin'),
    rows: [
      ['said', 'tobin was mayor of odrel', 1],
      ['both said rightly', 'kerrin was mayor of mitran and tobin was mayor of odrel', 1],
      ['turned', 'kerrin was mayor of odrel and tobin was mayor of mitran', 0],
    ],
  },
  {
    question: 'What did Kerra desire to do to Tobin?',
    points: 1,
    parts: text('rob him'),
    rows: [
      ['said', 'kerra wanted to rob him', 1],
      ['turned', 'that tobin would rob her', 0],
    ],
  },
  {
    question: 'What did the weaver beg the healer to do?',
    points: 1,
    parts: text('drive the fever out of her daughter'),
    rows: [
      ['said', 'to drive the fever out of her daughter', 1],
      ['turned', 'drive her daughter out of the fever', 0],
    ],
  },
  {
    question: 'What do the oaks say has not happened since the king fell?',
    points: 1,
    parts: text('no woodcutter has come against us'),
    rows: [
      ['said', 'no woodcutter has come against them', 1],
      ['turned', 'the oaks have not come against the woodcutter', 0],
    ],
  },
  {
    question: 'The giant will arise to do what?',
    points: 1,
    parts: text('shake the tower'),
    rows: [
      ['said', 'to shake the tower', 1],
      ['turned', 'to be shaken by the tower', 0],
    ],
  },
]

const cases = sheets.flatMap(({ rows, ...question }) =>
  rows.map(([kind, response, score]) => ({ kind, response, score, question })),
)

describe('the side of the question’s predicate on which an answer stands', () => {
  test.each(cases)('$kind: $response', ({ response, score, question }) => {
    expect(judge(question, response).score).toBe(score)
  })
})
