import { expect, test } from 'vitest'

import { expectedAnswerHint } from './expectedAnswerHint.ts'

const ask = (points: number, ...texts: readonly string[]) => ({
  question: 'What?',
  points,
  parts: texts.map((text) => ({ text })),
})

test.each([
  ['who', ask(4, 'Uzziah', 'Jotham', 'Ahaz', 'Hezekiah'), 'Four names'],
  ['who', ask(1, 'Isaiah the son of Amoz'), 'A name'],
  ['who', ask(1, 'the king of Assyria'), 'A short answer'],
  ['who', ask(1, 'Isaiah’s son'), 'A short answer'],
  ['who', ask(2, 'the fatherless', 'the widow'), 'Two parts'],
  ['list', ask(2, 'Judah', 'Jerusalem'), 'Two names'],
  ['recall', ask(1, 'Amen'), 'A short answer'],
  ['who', ask(1, 'Beloved'), 'A short answer'],
  ['recall', ask(1, 'the Scriptures'), 'A short answer'],
  ['number', ask(1, 'three years'), 'A number'],
  ['recall', ask(1, '185,000'), 'A number'],
  ['recall', ask(1, 'twelve years'), 'A number'],
  ['recall', ask(1, 'one king'), 'A short answer'],
  ['recall', ask(1, 'one by one'), 'A short answer'],
  ['recall', ask(1, 'the inhabitants of this coast land'), 'A short answer'],
  ['recall', { ...ask(1, 'seven women'), question: 'How many women take hold of one man?' }, 'A number'],
  ['recall', ask(2, 'a live coal', 'the tongs'), 'Two parts'],
  ['recall', ask(2, 'shining one, son of the dawn'), 'Two parts'],
  ['recall', ask(1, 'the government'), 'A short answer'],
  ['list', ask(2, 'east', 'west', 'north', 'south'), 'Two parts'],
  ['true_false', ask(1, 'True'), 'True or false'],
  ['quotation', ask(1, 'Holy, holy, holy'), 'A quotation, word for word'],
  ['fill_in_the_blank', ask(1, 'strength'), 'The missing piece'],
  ['fill_in_the_blank', ask(3, 'strength', 'song', 'salvation'), 'Three missing pieces, in order'],
] as const)('a %s question is announced as %#', (type, question, hint) => {
  expect(expectedAnswerHint(type, question)).toBe(hint)
})
