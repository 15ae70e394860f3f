import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of blanks in another order, of things bound the other way round, and of opposites around an answer. */
export const bondsTable: readonly Sheet[] = [
  {
    question: 'Complete: "The grass ___, the flower ___, the word ___."',
    points: 3,
    parts: text('withers', 'fades', 'stands'),
    rows: [
      ['right', 'withers, fades, stands', 3],
      ['all exchanged', 'stands, withers, fades', 0],
      ['two exchanged', 'fades, withers, stands', 1],
      ['one left out', 'withers, stands', 2],
      ['one wrong', 'withers, dies, stands', 2],
    ],
  },
  {
    question: 'From which hour until which hour was it dark?',
    points: 2,
    parts: text('the sixth hour', 'the ninth hour'),
    rows: [
      ['led rightly', 'from the sixth until the ninth hour', 2],
      ['led crosswise', 'from the ninth until the sixth hour', 0],
    ],
  },
  {
    question: 'Tyre was the market of what?',
    points: 1,
    parts: text('nations'),
    rows: [
      ['bound rightly', 'Tyre was the market of nations', 1],
      ['bound crosswise', 'the nations were the market of Tyre', 0],
    ],
  },
  {
    question: 'Of what is he the lord?',
    points: 1,
    parts: text('the Sabbath'),
    rows: [
      ['bound rightly', 'he is lord of the Sabbath', 1],
      ['bound crosswise', 'the Sabbath is lord of him', 0],
    ],
  },
  {
    question: 'What is the king a refuge from?',
    points: 1,
    parts: text('the storm'),
    rows: [
      ['bound rightly', 'he is a refuge from the storm', 1],
      ['bound crosswise', 'the storm is a refuge from the king', 0],
    ],
  },
  {
    question: 'Who is the head of Damascus?',
    points: 1,
    parts: text('Rezin'),
    rows: [
      ['bound rightly', 'Rezin is the head of Damascus', 1],
      ['bound rightly', 'the head of Damascus is Rezin', 1],
      ['bound crosswise', 'Damascus is the head of Rezin', 0],
    ],
  },
  {
    question: 'For what two new things do they look?',
    points: 2,
    parts: text('heavens', 'an earth'),
    rows: [
      ['described', 'new heavens and a new earth', 2],
      ['described otherwise', 'the old heavens and the old earth', 0],
      ['not described', 'the heavens and the earth', 2],
    ],
  },
  {
    question: 'What did he say that people looked like?',
    points: 1,
    parts: text('trees walking'),
    rows: [
      ['the thing', 'trees', 1],
      ['the thing', 'walking trees', 1],
      ['only what it does', 'something walking', 0],
    ],
  },
  {
    question: 'Who baptized Jesus, and what did they think he had broken?',
    points: 2,
    parts: text('John', 'the law'),
    rows: [
      ['in the passive', 'Jesus was baptized by John, the law', 2],
      ['turned in the passive', 'John was baptized by Jesus, the law', 1],
    ],
  },
  {
    question: 'What has he swallowed up, and what had he dug out?',
    points: 2,
    parts: text('death', 'a tomb'),
    rows: [
      ['the right way round', 'he has swallowed up death and dug out a tomb', 2],
      ['turned', 'death has swallowed him and the tomb dug him out', 0],
    ],
  },
  {
    question: 'With what are they to beat their swords?',
    points: 1,
    parts: text('hammers'),
    rows: [
      ['the right way round', 'they beat their swords with hammers', 1],
      ['turned', 'they beat hammers with swords', 0],
    ],
  },
  {
    question: 'Which two things must be put away?',
    points: 2,
    parts: text('malice', 'envy'),
    rows: [
      ['the same deed', 'put away malice and envy', 2],
      ['the opposite deed', 'keep malice and envy', 0],
    ],
  },
  {
    question: 'Who are called happy?',
    points: 1,
    parts: text('all those who trust in him'),
    rows: [
      ['said', 'the ones who trust in him', 1],
      ['turned by a relative', 'the ones that god trusts', 0],
      ['turned by a relative', 'those that he trusts', 0],
    ],
  },
  {
    question: 'Which captain does the letter name last?',
    points: 1,
    parts: text('Tobin'),
    rows: [
      ['said', 'tobin is the last one', 1],
      ['bare', 'tobin', 1],
      ['the other end', 'tobin is the first one and orim the last', 0],
    ],
  },
  {
    question: 'Who asked what should be done to the thief, and what did the crowd shout?',
    points: 2,
    parts: text('the judge', 'release the prisoner'),
    rows: [
      ['said', 'the judge asked and the crowd shouted release the prisoner', 2],
      ['exchanged', 'the crowd asked and the judge shouted release the prisoner', 0],
    ],
  },
  {
    question: 'At what did the guests wonder, with what did the host speak, and unlike whom?',
    points: 3,
    parts: text('his garden', 'calm', 'the merchants'),
    rows: [
      ['said', 'at his garden, with calm, unlike the merchants', 3],
      ['led to the other slot', 'at his calm, with a garden, unlike the merchants', 1],
    ],
  },
  {
    question: 'In what way did he speak to the leaders?',
    points: 1,
    parts: text('in riddles'),
    rows: [
      ['said anew', 'he didnt talk plainly he talked in riddles', 1],
      ['denied', 'he didnt talk in riddles he talked plainly', 0],
    ],
  },
  {
    question: 'What will be set up on the hill?',
    points: 1,
    parts: text('a throne'),
    rows: [
      ['bare', 'a throne', 1],
      ['a row of phrases', 'a house an altar a throne a temple a wall', 0],
    ],
  },
  {
    question: 'Before which season is the fruit ripe?',
    points: 1,
    parts: text('summer'),
    rows: [['a row of words', 'spring summer fall winter', 0]],
  },
  {
    question: 'Which three things were done to the thief?',
    points: 3,
    parts: text('bound him', 'carried him away', 'handed him over to the judge'),
    rows: [
      ['said', 'bound him, carried him away and handed him over to the judge', 3],
      ['one deed too many', 'bound him, carried him away, handed him over to the judge and painted his house', 2],
    ],
  },
]
