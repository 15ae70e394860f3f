import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decode, encode, join } from './encode.ts'

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
