import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { plainText } from './plainText.ts'

test('what hides, turns round or is cut in half goes, the rest stays', () => {
  expect(plainText('Uz\u202ezi\u200bah\u0000 \ud800and\n\tÉlie 😀')).toBe('Uzziah and\n\tÉlie 😀')
})

test('nothing is left to take away, and no letter was taken', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const plain = plainText(text)
      expect(plainText(plain)).toBe(plain)
      expect(plain.isWellFormed()).toBe(true)
      const letters = (of: string) => of.match(/\p{L}/gu)?.join('')
      expect(letters(plain)).toBe(letters(text))
    }),
  )
})
