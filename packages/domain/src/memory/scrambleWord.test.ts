import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstLetterAt } from './firstLetterAt.ts'
import { scrambleWord } from './scrambleWord.ts'

const letters = (word: string): string[] => word.toLowerCase().match(/\p{L}\p{M}*/gu) ?? []
const word = fc.oneof(
  fc.stringMatching(/^[“(]?[A-Z]?[a-z]{0,9}(?:['’-][a-z]{1,4})?[,.;:!?”)]{0,2}$/),
  fc.stringMatching(/^[a-c]{1,4}$/),
  fc.constantFrom(
    'Señor,',
    'Zürich',
    'LORD’s',
    'o’clock',
    'e\u0301a',
    '12',
    '…',
    'to',
    'To',
    'a',
    'Ahaz',
    'too',
    'all',
  ),
)

test('a scramble has the same letters in the same places for letters, with everything else where it was', () => {
  fc.assert(
    fc.property(word, (one) => {
      const scrambled = scrambleWord(one)
      expect(letters(scrambled).toSorted()).toEqual(letters(one).toSorted())
      const places = (text: string) => text.replaceAll(/\p{L}\p{M}*/gu, 'x')
      expect(places(scrambled)).toBe(places(one))
    }),
  )
})

test('a scramble is never the word when another order exists, and is the same every time', () => {
  fc.assert(
    fc.property(word, (one) => {
      const hasOther = new Set(letters(one)).size > 1
      expect(scrambleWord(one).toLowerCase() === one.toLowerCase()).toBe(!hasOther)
      expect(scrambleWord(one)).toBe(scrambleWord(one))
    }),
  )
})

test('capitals stay where they were', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]?[a-z]{1,8}$|^[A-Z]{2,6}$/), (one) => {
      const cases = (text: string) => Array.from(text, (letter) => letter === letter.toUpperCase())
      expect(cases(scrambleWord(one))).toEqual(cases(one))
    }),
  )
})

test('the first letter stays where another order exists with it, and is found where it does not', () => {
  expect(['Amoz,', 'vision', '“Hear'].map((one) => firstLetterAt(one, scrambleWord(one)))).toEqual([0, 0, 1])
  expect(scrambleWord('To')).toBe('Ot')
  expect(firstLetterAt('To', 'Ot')).toBe(1)
  expect(scrambleWord('a,')).toBe('a,')
  expect(firstLetterAt('12', '12')).toBe(-1)
})
