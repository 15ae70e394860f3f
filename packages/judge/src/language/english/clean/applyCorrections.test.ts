import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question:
      'Whom did Odrel call, among whom was he laughed at, what did they do to him, and on which day did he leave?',
    points: 4,
    parts: text('the ten', 'the farmers', 'feed him', 'the third day'),
    rows: [
      ['taken back', 'the ten; the sailors no i mean the farmers; feed him; on the second, oh wait third day', 4],
      ['taken back', 'the ten / the sailors, sorry the farmers / hit him, i mean feed him / third day', 4],
      ['taken back', 'the ten. the sailors, sorry, farmers. feed him. second, no third day.', 4],
      ['taken back', 'the nine, sorry ten. the farmers. hit him, ah no feed him. the third day', 4],
      ['taken back', 'the ten; sailors no wait farmers; feed him; third day, no second', 3],
      ['taken back', 'the ten\nsailors oops farmers\nfeed him\nthird day', 4],
      ['taken back', 'the ten, sailors (no, farmers), feed him, the third day', 4],
      ['taken back', 'the ten; the farmers; hit him, feed him i mean; third day', 4],
    ],
  },
  {
    question: 'According to the tale, on which side of the river did the miller live?',
    points: 1,
    parts: text('south'),
    rows: [
      ['taken back', 'north — sorry, south', 1],
      ['taken back', 'north no sorry south', 1],
      ['taken back', 'north no south', 1],
      ['taken back', 'north – no, south', 1],
      ['taken back', 'north, haha no, south', 1],
      ['taken back', 'north lol wait south', 1],
      ['taken back', 'he lived in the north, no! south', 1],
      ['taken back', 'north. NO! south', 1],
      ['taken back', 'north? no. south', 1],
      ['taken back', 'north, forget that, south', 1],
      ['taken back', 'north, no i mixed it up, south', 1],
      ['taken back', 'south, no i think north', 0],
      ['taken back', 'north. wrong way round! south', 1],
      ['taken back', 'north - oops south', 1],
      ['taken back', 'north... no south', 1],
      ['taken back', 'south — sorry, north', 0],
      ['taken back', 'north, er, not north, south', 1],
      ['taken back', 'north, um not north, south', 1],
      ['taken back', 'south, no cross that out, it was north', 0],
      ['taken back', 'north, south i mean', 1],
      ['taken back', 'north, well no, south', 1],
    ],
  },
  {
    question: 'True or false: the miller kept his wheel.',
    points: 1,
    parts: text('False'),
    rows: [
      ['taken back', 'true. hmm wait i read it again, false', 1],
      ['taken back', 'true... hang on he didnt keep it, so false', 1],
      ['taken back', 'true, no wait he didnt do it, so its false', 1],
      ['taken back', 'false. wait i read it again, true', 0],
      ['taken back', 'true oh no false', 1],
    ],
  },
  {
    question: 'How did the queen wait, in whose days was it, and what was being built?',
    points: 3,
    parts: text('quietly', "Tobin's", 'the mill'),
    rows: [
      ['taken back', 'quietly / mitrans wait tobins / the mill', 3],
      ['taken back', 'quietly, mitrans wait tobins, the mill', 3],
      ['taken back', 'quietly / mitrans no tobins / the mill', 3],
      ['taken back', 'quietly / tobins wait mitrans / mill', 2],
    ],
  },
  {
    question: 'Who told about the thief, what had they done to him, and of whom can no one speak evil?',
    points: 3,
    parts: text('Tobin', 'stopped him', 'the miller'),
    rows: [
      [
        'taken back',
        'mitran, no it was tobin. they stopped him. and no one can speak evil of the baker oops i mean of the miller',
        3,
      ],
      ['taken back', 'tobin. they stopped him. you cant speak evil of the miller oops i mean of the baker', 2],
    ],
  },
  {
    question: 'What did the men do to the first servant, and how did they send him away?',
    points: 2,
    parts: text('beat him', 'empty'),
    rows: [
      ['taken back', 'they killed him, no, beat him, and sent him away full, empty i mean', 2],
      ['taken back', 'they beat him and sent him away full, i mean empty', 2],
      ['taken back', 'they beat him and sent him away empty, full i mean', 1],
    ],
  },
  {
    question: 'Quote the sentence that the cook said.',
    points: 2,
    parts: text('As long as they have the bread with them', 'they can’t starve'),
    rows: [
      ['taken back', 'as long as they have the wine, sorry the bread with them, they cant starve', 2],
      ['taken back', 'as long as they have the wine no the bread with them they cant starve', 2],
      ['taken back', 'as long as they have the bread with them, they cant sing, i mean starve', 2],
      ['taken back', 'as long as they have the bread with them they cant starve', 2],
    ],
  },
  {
    question: 'What does the field bear?',
    points: 1,
    parts: text('no rain'),
    rows: [
      ['taken back', 'no rain', 1],
      ['taken back', 'there is no rain, sorry', 1],
      ['taken back', 'no rain no wind', 1],
    ],
  },
  {
    question: 'Who can stand before the wind?',
    points: 1,
    parts: text('no one'),
    rows: [
      ['taken back', 'no one', 1],
      ['taken back', 'oh no one', 1],
      ['taken back', 'no one, sorry i mean nobody', 1],
      ['taken back', 'ah, no one', 1],
    ],
  },
  {
    question: 'What did the cook give to the queen?',
    points: 1,
    parts: text('a plum'),
    rows: [
      ['taken back', 'he gave her a pear, no a plum', 1],
      ['taken back', 'he gave her a pear no wait a plum', 1],
      ['taken back', 'he gave the queen a plum, not a pear', 1],
      ['taken back', 'a pear. Sorry, a plum', 1],
      ['taken back', 'pear (no, plum)', 1],
      ['taken back', 'a pear... plum i meant', 1],
      ['taken back', 'a pear, oh sorry a plum', 1],
      ['taken back', 'a pear, hmm no, a plum', 1],
      ['taken back', 'plum, sorry for my spelling', 1],
    ],
  },
]

describe('applyCorrections', () => {
  for (const { rows, ...question } of sheets)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response).score).toBe(score)
      })
    })
})

test('no "no" denies a name, and who waits a bit takes nothing back', () => {
  const lexicon = { season: 's', names: ['Tobin', 'Mitran'], synonyms: [] }
  const bell = { question: 'Whose bell was it?', points: 1, parts: text("Mitran's") }
  expect(judge(bell, 'tobins, no mitrans', lexicon).score).toBe(1)
  expect(judge(bell, 'mitrans, no tobins', lexicon).score).toBe(0)
  const pause = { question: 'What two things are they told to do?', points: 2, parts: text('pause', 'listen') }
  expect(judge(pause, 'they are told to pause, you know, wait a bit, and then to listen').score).toBe(2)
})

test.each(['no ', 'no, ', 'sorry. '])('a row of "%s" takes nothing back', (said) => {
  const flags = (count: number): readonly string[] =>
    judge(
      { question: 'Where did the miller live?', points: 1, parts: text('south') },
      `north, ${said.repeat(count)}south`,
    ).flags
  expect(flags(1)).toContain('self_correction')
  expect(flags(61)).not.toContain('self_correction')
})
