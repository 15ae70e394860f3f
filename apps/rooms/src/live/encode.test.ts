import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decode, encode, encodeKept, join } from './encode.ts'

const fields = (prefix: string) =>
  fc.dictionary(
    fc.string().map((name) => `${prefix}${name}`),
    fc.jsonValue(),
    { minKeys: 1 },
  )

test('two objects joined are the object with the fields of both', () => {
  fc.assert(
    fc.property(fields('a'), fields('b'), (one, other) => {
      const whole = JSON.parse(JSON.stringify({ ...one, ...other })) as unknown
      expect(decode(join(encode(one), encode(other)))).toEqual(whole)
    }),
  )
})

test('what is kept has its memory for itself', () => {
  fc.assert(
    fc.property(fields('a'), (value) => {
      const kept = encodeKept(value)
      expect(kept).toEqual(encode(value))
      expect(kept.buffer.byteLength).toBe(kept.length)
    }),
  )
})
