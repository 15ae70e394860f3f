import { expect, test } from 'vitest'

import { openPracticeTeller } from './practiceTeller.ts'

test('each reason is told once a visit and player, and nothing where all counted', () => {
  const tell = openPracticeTeller()
  expect(tell('ann', { counted: 3, repeated: 0, tooFast: 0 })).toBeUndefined()
  expect(tell('ann', { counted: 1, repeated: 2, tooFast: 0 })).toBe('repeated')
  expect(tell('ann', { counted: 0, repeated: 1, tooFast: 0 })).toBeUndefined()
  expect(tell('ann', { counted: 0, repeated: 1, tooFast: 1 })).toBe('tooFast')
  expect(tell('ben', { counted: 0, repeated: 1, tooFast: 0 })).toBe('repeated')
})
