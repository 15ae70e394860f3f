import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of what is taken back, by a phrase or by a bare "no", and of a "no" that takes nothing back. */
export const correctionsTable: readonly Sheet[] = [
  {
    question: 'Which ship came into the harbour?',
    points: 1,
    parts: text('the second'),
    rows: [
      ['a new sentence', 'third. no, second', 1],
      ['a new sentence', 'The third. No, the second.', 1],
      ['counted again', 'third, let me count again, second', 1],
      ['and why', "third, no that's the other harbour, second", 1],
      ['or no', 'third, or no, second', 1],
      ['ups', 'third, ups no second', 1],
      ['the wrong way', 'second. no, third', 0],
    ],
  },
  {
    question: 'Name the two things that he broke.',
    points: 2,
    parts: text('the staff of his brother', 'the chain of his sister'),
    rows: [
      ['only what is bound', 'staff of his father, I mean brother, and the chain of his sister', 2],
      ['only what is bound', 'staff of his brother, chain of his mother, sorry I meant sister', 2],
      ['the wrong way', 'staff of his brother, I mean father, and the chain of his sister', 1],
      ['round', 'the chain of his sister, oops the other way, the staff of his brother and the chain of his sister', 2],
    ],
  },
  {
    question: 'On which side did the man stand, and what did he hold?',
    points: 2,
    parts: text('at the right', 'a lamp'),
    rows: [
      ['an opposite', 'at the left, no right, and a lamp', 2],
      ['an opposite', 'right, no left, a lamp', 1],
    ],
  },
  {
    question: 'For which two faults were they rebuked?',
    points: 2,
    parts: [
      { text: 'unbelief', accept: ['they did not believe'] },
      { text: 'hardness of heart', accept: ['hard hearts'] },
    ],
    rows: [
      ['a clause of its own', 'they did not believe and had hard hearts', 2],
      ['a clause of its own', "they didn't believe and their hearts were hard, hard hearts", 2],
      ['denied with it', 'they did not believe and have hard hearts', 1],
    ],
  },
  {
    question: 'How is it better to enter into life?',
    points: 1,
    parts: text('maimed'),
    rows: [
      ['no correction', 'maimed, rather than having two hands', 1],
      ['no correction', 'to enter into life maimed, rather than having two hands, to go to hell', 1],
      ['a correction', 'lame, rather maimed', 1],
      ['a correction', 'maimed, rather lame', 0],
      ['turned round', 'with two hands, rather than maimed', 0],
    ],
  },
  {
    question: 'Which three birds did the man see on the roof?',
    points: 3,
    parts: text('a raven', 'a dove', 'a sparrow'),
    rows: [
      ['in the middle', 'raven, eagle no dove, sparrow', 3],
      ['in the middle', 'raven, a dove no a hawk, sparrow', 2],
      ['at the end', 'raven, dove, sparrow no stork', 2],
      ['at the end', 'raven, dove, stork no a sparrow', 3],
      ['at the beginning', 'eagle no raven, dove, sparrow', 3],
      ['several', 'raven and eagle and stork no raven and dove and sparrow', 3],
      ['with a comma after', 'stork no, raven, dove, sparrow', 3],
      ['with a comma before', 'raven, dove, sparrow, no a stork', 2],
      ['sorry', 'stork sorry raven, dove and sparrow', 3],
      ['oops', 'raven, stork oops dove, sparrow', 3],
      ['hang on', 'raven, dove, stork no hang on sparrow', 3],
      ['the last one', 'raven, dove, sparrow, no cross out the last one', 2],
      ['by its name', 'raven, dove, sparrow no not sparrow stork', 2],
      ['by its name', 'raven, dove, no wait not dove, sparrow', 2],
      ['without commas', 'raven dove stork no sparrow', 3],
      ['nothing is taken back', 'no raven no dove no sparrow', 0],
      ['nothing is taken back', 'there was no raven, and no dove, and he saw no sparrow', 0],
    ],
  },
  {
    question: 'How many years did they stay, and in which city?',
    points: 2,
    parts: text('forty years', 'Nineveh'),
    rows: [
      ['a number', '30 years no 40 years, Nineveh', 2],
      ['a number', '40 years no 30 years, Nineveh', 1],
      ['a number after a comma', '30, no 40 years, Nineveh', 2],
      ['a number that is meant later', '30 years, Nineveh, actually 40 years', 2],
      ['the other', '40 years, Tyre no Nineveh', 2],
      ['the other', '40 years, Nineveh no Tyre', 1],
      ['a wrong number takes no other answer with it', '30 years, Nineveh', 1],
      ['a wrong number takes no other answer with it', '14 years in Nineveh', 1],
    ],
  },
  {
    question: 'What did the poor have?',
    points: 1,
    parts: text('no bread'),
    rows: [
      ['a denial that is asked for', 'the poor no bread', 1],
      ['a denial that is asked for', 'they had no bread', 1],
    ],
  },
  {
    question: 'Who came to the well?',
    points: 1,
    parts: text('the daughter of the priest'),
    rows: [
      ['one for another', 'a shepherd no the daughter of the priest', 1],
      ['one for another', 'the daughter of the priest no a shepherd', 0],
      ['what stands after of', 'the daughter of the king no priest', 1],
      ['no longer', 'the daughter of the priest, no longer a child', 1],
      ['no other', 'the daughter of the priest and no other', 1],
    ],
  },
]
