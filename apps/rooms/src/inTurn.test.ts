import { expect, test } from 'vitest'

import { inTurn } from './inTurn.ts'

test('so many at once and no more, in order, whatever fails', async () => {
  const run = inTurn(2)
  const ends: ((error?: Error) => void)[] = []
  const begun: number[] = []
  const works = Array.from({ length: 5 }, (_, at) =>
    run(async () => {
      begun.push(at)
      await new Promise<void>((resolve, reject) => {
        ends[at] = (error) => (error === undefined ? resolve() : reject(error))
      })
      return at
    }).catch(() => -1),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.(new Error('fails'))
  await works[1]
  expect(begun).toEqual([0, 1, 2])
  for (const at of [0, 2, 3, 4]) {
    await expect.poll(() => begun).toContain(at)
    ends[at]?.()
  }
  expect(await Promise.all(works)).toEqual([0, -1, 2, 3, 4])
  expect(await run(async () => 'again')).toBe('again')
})
