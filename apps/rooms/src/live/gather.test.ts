import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { gather } from './gather.ts'

/** Work that ends when it is told to, the oldest run first; what `wrong` asks for fails. */
function heldWork(options: { most?: number; patienceMs?: number } = {}) {
  const runs: string[] = []
  const ends: (() => void)[] = []
  const ask = gather<string, string>({
    most: 3,
    patienceMs: 1_000,
    ...options,
    alone: (who) => [who],
    run: async (asked) => {
      runs.push(asked.join(', '))
      await new Promise<void>((resolve) => ends.push(resolve))
      if (asked.includes('wrong')) throw new Error('wrong')
      return asked.map((who) => who.toUpperCase())
    },
  })
  return { ask, runs, end: () => ends.shift()?.() }
}

test('7.8 what comes in one turn is one run; what comes while it is under way is gathered, so many and no more', async () => {
  const { ask, runs, end } = heldWork()
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
  expect(runs).toEqual([])
  await turn()
  expect(runs).toEqual(['a, b, c'])
  end()
  await expect.poll(() => runs.at(-1)).toBe('d, e')
  end()
  expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('whoever is in a run waits for its end; others go past', async () => {
  const { ask, runs, end } = heldWork()
  const asked = Promise.all(['a', 'a', 'b', 'c', 'd'].map(ask))
  await turn()
  expect(runs).toEqual(['a, b, c'])
  end()
  await expect.poll(() => runs.slice(1)).toEqual(['a, d'])
  end()
  expect(await asked).toEqual(['A', 'A', 'B', 'C', 'D'])
})

test('what fails, fails its run and nothing else', async () => {
  const { ask, runs, end } = heldWork({ most: 2 })
  const [wrong, fellow, last] = ['wrong', 'b', 'c'].map(ask)
  await turn()
  end()
  await expect(wrong).rejects.toThrow('wrong')
  await expect(fellow).rejects.toThrow('wrong')
  await expect.poll(() => runs).toEqual(['wrong, b', 'c'])
  end()
  expect(await last).toBe('C')
})

test('nothing waits without an end for runs that have none, and what was given up is not run', async () => {
  const { ask, runs, end } = heldWork({ patienceMs: 20 })
  const first = ask('a')
  await turn()
  await expect(ask('b')).rejects.toThrow('within 20 ms')
  end()
  expect(await first).toBe('A')
  await turn()
  expect(runs).toEqual(['a'])
})
