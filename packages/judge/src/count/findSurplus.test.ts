import { describe, expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { readScripture } from '../read/scripture.ts'
import { text } from '../testing/sheet.ts'
import type { Sheet } from '../testing/sheet.ts'

/** Questions with one thing more than the answers, and with rows of guesses. */
const sheets: readonly Sheet[] = [
  {
    question: 'Which two things did the miller do to the thief?',
    points: 2,
    parts: text('caught him', 'carried him home'),
    rows: [
      ['said', 'caught him and carried him home', 2],
      ['a deed in the middle', 'caught him, pushed him in the pond, and carried him home', 1],
      ['a deed at the end', 'caught him, carried him home, and waved to his aunt', 1],
      ['a reason', 'caught him and carried him home because he was cold', 2],
      ['what he felt', 'caught him, carried him home, he was glad', 2],
      ['something said on the way', 'caught him and carried him home, which is nice', 2],
    ],
  },
  {
    question: 'Which two groups stood at the gate?',
    points: 2,
    parts: text('the weavers of the town', 'those who sold bread'),
    rows: [
      ['said', 'the weavers of the town and those who sold bread', 2],
      ['a noun with a description', 'the weavers of the town, those who sold bread and some riders on a camel', 1],
      ['a relative', 'the weavers of the town, those who sold bread and those who baked cakes', 1],
      ['a description', 'the weavers of the town, the ones with looms, and those who sold bread', 2],
    ],
  },
  {
    question: 'Who should be warned, and who should not be waked?',
    points: 2,
    parts: text('the shepherds', 'the baker'),
    rows: [
      ['said', 'the shepherds should be warned, and the baker not waked', 2],
      ['in the sentence', 'the shepherds and the fishers should be warned, and the baker not waked', 1],
    ],
  },
  {
    question: 'How many came?',
    points: 1,
    parts: text('few'),
    rows: [
      ['said', 'few', 1],
      ['either', 'few or many', 0],
    ],
  },
  {
    question: 'Why was the letter not read?',
    points: 1,
    parts: text('it was sealed'),
    rows: [
      ['said', 'it was sealed', 1],
      ['unsure', 'it was sealed or maybe he was tired', 0],
    ],
  },
  {
    question: 'Which three tools lay there?',
    points: 3,
    parts: text('a hammer', 'a saw', 'the net of the fisher'),
    rows: [
      ['a row', 'hammer saw net of the fisher', 3],
      ['a row that goes on', 'hammer saw net of the fisher ladder rope bucket', 0],
      ['a numbered row', '1 hammer 2 saw 3 net', 3],
    ],
  },
  {
    question: 'Which two does she love?',
    points: 2,
    parts: text('apples', 'plums'),
    rows: [
      ['a row', 'apples plums', 2],
      ['listed on', 'apples plums pears cherries', 0],
      ['one more word', 'apples plums mostly', 2],
    ],
  },
  {
    question: 'Where will the tower stand?',
    points: 1,
    parts: text('in the middle'),
    rows: [
      ['said', 'in the middle', 1],
      ['one more place', 'in the middle and on a hill', 0],
      ['guesses', 'in the middle, at the border, by the lake, on a hill', 0],
      ['a reason', 'in the middle, because everybody sees it there, the town was glad', 1],
    ],
  },
  {
    question: 'What had Mitran done before he left?',
    points: 1,
    parts: text('he had mended many nets'),
    rows: [
      ['said', 'mended many nets', 1],
      ['guesses', 'taught them, mended many nets, swam in the lake, slept, painted a wall', 0],
      ['what the verse tells', 'he sat by the fire, ate bread, mended many nets, sang to the sailors', 1],
    ],
  },
  {
    question: 'Quote the question that the captain put to the sailors.',
    points: 1,
    parts: text('What do you see'),
    rows: [['guesses', 'who are you? what is a boat? what do you see? why do you cry? where is it?', 0]],
  },
  {
    question: 'What was Mitran doing when she came?',
    points: 1,
    parts: text('he was sitting by the fire'),
    rows: [
      ['guesses with nothing between them', 'sleeping sitting by the fire dancing singing walking', 0],
      ['said', 'sitting by the fire', 1],
    ],
  },
  {
    question: 'Fill in the blank: There is nothing ____ in the house.',
    points: 1,
    parts: text('broken'),
    rows: [['guesses', 'lost painted broken clean take your pick', 0]],
  },
]

const chapter = [
  {
    verse: 1,
    text: 'Mitran sat by the fire and ate bread. He mended many nets and sang to the sailors before he left.',
  },
  { verse: 2, text: 'The weavers came.' },
]

describe.each(sheets)('$question', ({ rows, ...question }) => {
  test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
    expect(judge(question, response, undefined, readScripture(chapter, 1, 1)).score).toBe(score)
  })
})
