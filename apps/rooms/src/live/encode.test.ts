import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decode, encode, join, toBytes, write } from './encode.ts'

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

test('what was kept as text is sent as the same bytes', () => {
  fc.assert(
    fc.property(fields('a'), (value) => {
      expect(toBytes(write(value))).toEqual(encode(value))
      expect(decode(write(value))).toEqual(decode(encode(value)))
    }),
  )
})
