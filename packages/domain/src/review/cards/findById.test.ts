import { array, assert, constantFrom, property, string, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { findById } from './findById.ts'

const id = array(constantFrom('a', 'b', '-', '1', 'é', '𝄞'), { minLength: 1, maxLength: 4 }).map((letters) =>
  letters.join(''),
)

test('each id is found in a text, and no other', () => {
  assert(
    property(uniqueArray(id, { maxLength: 60 }), id, string(), string(), (ids, other, before, after) => {
      const things = new Map(ids.map((one, nth) => [one, { nth }]))
      const find = findById(things)
      for (const one of [...ids, other])
        expect(find(`${before}${one}${after}`, before.length, before.length + one.length)).toBe(things.get(one))
    }),
  )
})
