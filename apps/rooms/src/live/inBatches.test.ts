import { expect, test } from 'vitest'

import { inBatches } from './inBatches.ts'

/** Work that ends when it is told to. */
function heldWork(width: number, most: number, restMs = 1) {
  const batches: number[][] = []
  const ends: (() => void)[] = []
  const ask = inBatches<number, number>({
    most,
    width,
    restMs,
    run: async (asked) => {
      batches.push(asked)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (asked.includes(13)) throw new Error('thirteen')
      return asked.map((one) => one * 10)
    },
  })
  return { ask, batches, end: () => ends.shift()?.() }
}

test('5.9 the first is not kept waiting; what comes meanwhile is gathered, in order, so many at once and no more', async () => {
  const { ask, batches, end } = heldWork(2, 3)
  const answers = Promise.all([1, 2, 3, 4, 5, 6].map((one) => ask(one)))
  expect(batches).toEqual([[1], [2]])
  end()
  await expect.poll(() => batches).toEqual([[1], [2], [3, 4, 5]])
  end()
  await expect.poll(() => batches.at(-1)).toEqual([6])
  end()
  end()
  expect(await answers).toEqual([10, 20, 30, 40, 50, 60])
})

test('what fails, fails its batch and nothing else', async () => {
  const { ask, batches, end } = heldWork(1, 2)
  const first = ask(1)
  const [thirteen, fellow, last] = [ask(13), ask(2), ask(3)]
  end()
  expect(await first).toBe(10)
  await expect.poll(() => batches.length).toBe(2)
  end()
  await expect(thirteen).rejects.toThrow('thirteen')
  await expect(fellow).rejects.toThrow('thirteen')
  await expect.poll(() => batches.length).toBe(3)
  end()
  expect(await last).toBe(30)
})

test('a rest is over as soon as a whole batch waits', async () => {
  const hourMs = 3_600_000
  const { ask, batches, end } = heldWork(1, 3, hourMs)
  const first = ask(1)
  end()
  expect(await first).toBe(10)
  const others = [ask(2), ask(3)]
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(batches).toEqual([[1]])
  const all = Promise.all([...others, ask(4)])
  await expect.poll(() => batches).toEqual([[1], [2, 3, 4]])
  end()
  expect(await all).toEqual([20, 30, 40])
})
