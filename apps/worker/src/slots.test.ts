import { expect, test } from 'vitest'

import { makeSlots } from './slots.ts'

test('work beyond the places is not done, and a place is free again whatever came of the work in it', async () => {
  const slots = makeSlots(2)
  const { promise, resolve: goOn } = Promise.withResolvers<string>()
  const first = [slots.run(() => promise), slots.run(() => promise)]
  expect(await slots.run(async () => 'third')).toBeUndefined()
  goOn('done')
  expect(await Promise.all(first)).toEqual(['done', 'done'])
  await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await Promise.all([1, 2].map((at) => slots.run(async () => at)))).toEqual([1, 2])
})
