import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { agreeOnVersion } from './agreeOnVersion.ts'

test.each([
  [{ version: 5, floor: 4 }, { version: 5, floor: 4 }, 5],
  [{ version: 4, floor: 4 }, { version: 5, floor: 4 }, 4],
  [{ version: 6, floor: 4 }, { version: 5, floor: 3 }, 5],
  [{ version: 3, floor: 3 }, { version: 5, floor: 4 }, undefined],
  [{ version: 6, floor: 6 }, { version: 5, floor: 4 }, undefined],
  [{ version: 4, floor: 5 }, { version: 5, floor: 4 }, undefined],
])('%j and %j agree on %j', (one, other, agreed) => {
  expect(agreeOnVersion(one, other)).toBe(agreed)
})

const spoken = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 8 }))
  .map(([floor, more]) => ({ floor, version: floor + more }))

test('rule 219: what is agreed is the newest that both speak, whoever asks', () => {
  fc.assert(
    fc.property(spoken, spoken, (one, other) => {
      const speak = ({ floor, version }: typeof one) =>
        Array.from({ length: version - floor + 1 }, (_, at) => floor + at)
      const both = speak(one).filter((version) => speak(other).includes(version))
      expect(agreeOnVersion(one, other)).toBe(both.at(-1))
      expect(agreeOnVersion(other, one)).toBe(both.at(-1))
    }),
  )
})
