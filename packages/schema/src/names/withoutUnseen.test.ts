import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { withoutUnseen } from './withoutUnseen.ts'
import { anyText } from '../testing/anyText.ts'

test('what hides, turns round or is cut in half goes, the rest stays', () => {
  expect(withoutUnseen('Uz\u202ezi\u200bah\u0000 \ud800and\n\tÉlie 😀')).toBe('Uzziah and\n\tÉlie 😀')
})

test.each([
  ['a joiner of graphemes', '\u034f'],
  ['a variation selector', '\ufe0f'],
  ['one of the second row of them', '\u{e0101}'],
  ['a Hangul filler', '\u3164'],
  ['half of one', '\uffa0'],
  ['a vowel sign that isn’t drawn', '\u17b4'],
  ['a Mongolian separator', '\u180e'],
  ['marks of direction', '\u200e\u200f\u061c\u202d\u2067\u2069'],
  ['tags', '\u{e0001}\u{e0073}\u{e007f}'],
  ['a blank of Braille', '\u2800'],
  ['a stand-in for an object', '\ufffc'],
])('%s goes', (_what, hidden) => {
  expect(withoutUnseen(`Oak${hidden}s${hidden}`)).toBe('Oaks')
})

test('nothing is left to take away, and no letter that can be seen was taken', () => {
  assert(
    property(anyText, (text) => {
      const plain = withoutUnseen(text)
      expect(withoutUnseen(plain)).toBe(plain)
      expect(plain.isWellFormed()).toBe(true)
      const letters = (of: string) => of.match(/(?!\p{Default_Ignorable_Code_Point})\p{L}/gu)?.join('')
      expect(letters(plain)).toBe(letters(text))
    }),
  )
})

test('nothing of what Unicode says not to draw stays, wherever it stands', () => {
  const ignorable = Array.from({ length: 0xe1000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character))
  expect(ignorable.length).toBeGreaterThan(4_000)
  assert(
    property(constantFrom(...ignorable), string({ unit: 'grapheme-ascii' }), (hidden, text) => {
      expect(withoutUnseen(`${text}${hidden}${text}`)).toBe(withoutUnseen(text + text))
    }),
  )
})
