import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitAnswer } from './splitAnswer.ts'

test.each([
  ['shining one, son of the dawn', 2, ['shining one', 'son of the dawn']],
  ['justice; righteousness and peace', 2, ['justice', 'righteousness and peace']],
  ['Holy, holy, holy! The whole earth is full', 2, ['Holy, holy, holy', 'The whole earth is full']],
  ['the deaf will hear, and the blind will see', 2, ['the deaf will hear', 'the blind will see']],
  ['summer and winter', 2, ['summer', 'winter']],
  ['summer and winter', 1, ['summer and winter']],
  ['the government', 3, ['the government']],
  ['one, two', 4, ['one', 'two']],
])('%j worth %i becomes %j', (text, points, parts) => {
  expect(splitAnswer(text, points)).toEqual(parts)
})

test('there are never more parts than points, and none is empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (text, points) => {
      const parts = splitAnswer(text, points)
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.length).toBeLessThanOrEqual(points)
      if (parts.length > 1) for (const part of parts) expect(part).not.toBe('')
    }),
  )
})
