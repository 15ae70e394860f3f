import { expect, test } from 'vitest'

import { feathersOf } from './wings.ts'

test('every chapter has one feather, pairs carry alike, and an odd one is on the left of the wide pair', () => {
  for (let count = 0; count <= 150; count += 1) {
    const wings = feathersOf(count)
    expect(wings.flat().reduce((sum, one) => sum + one, 0)).toBe(count)
    for (const [at, [left, right]] of wings.entries()) expect(left - right).toBe(at === 1 ? count % 2 : 0)
  }
})
