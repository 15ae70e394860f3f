import * as fc from 'fast-check'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { gather } from './gather.ts'

/** Work that ends when it is told to, the oldest run first; what `wrong` asks for fails. */
function heldWork(
  options: { most?: number; patienceMs?: number; lateMs?: number; restMs?: number; busyFrom?: number } = {},
) {
  const runs: string[] = []
  const ends: (() => void)[] = []
  const ask = gather<string, string>({
    most: 3,
    patienceMs: 1_000,
    lateMs: 10_000,
    restMs: 0,
    busyFrom: 1,
    ...options,
    alone: (who) => [who],
    apart: (who) => [who.charAt(0)],
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

test('beside a run that is late goes one with what is apart from it, and no third', async () => {
  const { ask, runs, end } = heldWork({ lateMs: 20 })
  const late = ask('a')
  await turn()
  const [same, other] = [ask('a2'), ask('b')]
  expect(runs).toEqual(['a'])
  await expect.poll(() => runs).toEqual(['a', 'b'])
  const third = ask('c')
  await sleep(60)
  expect(runs).toEqual(['a', 'b'])
  end()
  expect(await late).toBe('A')
  // Now the second is the late one, and what waited for the first goes beside it.
  await expect.poll(() => runs).toEqual(['a', 'b', 'a2, c'])
  end()
  end()
  expect(await Promise.all([same, other, third])).toEqual(['A2', 'B', 'C'])
})

test('after a late run has ended alone what waited for it is run, and after the one beside it the next', async () => {
  const { ask, runs, end } = heldWork({ lateMs: 20 })
  const late = ask('a')
  await turn()
  const same = ask('a2')
  await sleep(60)
  expect(runs).toEqual(['a'])
  end()
  await expect.poll(() => runs).toEqual(['a', 'a2'])
  end()
  expect(await Promise.all([late, same])).toEqual(['A', 'A2'])
  const next = ask('b')
  await expect.poll(() => runs.at(-1)).toBe('b')
  end()
  expect(await next).toBe('B')
})

test('7.8 after a run comes a rest as long as it took, in which others are gathered; after that what comes begins at once', async () => {
  const { ask, runs, end } = heldWork({ restMs: 1_000 })
  const first = ask('a')
  await turn()
  await sleep(50)
  end()
  await first
  const ended = performance.now()
  const gathered = [ask('b'), sleep(10).then(() => ask('c'))]
  await expect.poll(() => runs, { interval: 5 }).toEqual(['a', 'b, c'])
  expect(performance.now() - ended).toBeGreaterThan(40)
  end()
  expect(await Promise.all(gathered)).toEqual(['B', 'C'])
  await sleep(200)
  const last = ask('d')
  await turn()
  expect(runs.at(-1)).toBe('d')
  end()
  expect(await last).toBe('D')
})

test('after a run of few there is no rest', async () => {
  const { ask, runs, end } = heldWork({ restMs: 60_000, busyFrom: 2 })
  const first = ask('a')
  await turn()
  await sleep(400)
  const second = [ask('b'), ask('c')]
  end()
  expect(await first).toBe('A')
  await expect.poll(() => runs, { interval: 5, timeout: 300 }).toEqual(['a', 'b, c'])
  end()
  expect(await Promise.all(second)).toEqual(['B', 'C'])
})

test('a rest is no longer than is said, however long a run took', async () => {
  const { ask, runs, end } = heldWork({ restMs: 1 })
  const first = ask('a')
  await turn()
  await sleep(500)
  const second = ask('b')
  const ended = performance.now()
  end()
  expect(await first).toBe('A')
  await expect.poll(() => runs, { interval: 5 }).toEqual(['a', 'b'])
  expect(performance.now() - ended).toBeLessThan(400)
  end()
  expect(await second).toBe('B')
})

test('however late runs are: two at once at most, none touches what another touches, and each name’s are in order', async () => {
  const asks = fc.array(
    fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), afterMs: fc.integer({ min: 0, max: 8 }) }),
  )
  const lasts = fc.infiniteStream(fc.constantFrom(0, 0, 2, 25))
  await fc.assert(
    fc.asyncProperty(asks, lasts, async (asked, runMs) => {
      const under = new Set<readonly string[]>()
      const order: number[] = []
      const store = gather<{ name: string; at: number }, number>({
        most: 2,
        patienceMs: 10_000,
        lateMs: 5,
        restMs: 3,
        busyFrom: 1,
        alone: ({ name }) => [name],
        apart: ({ name }) => [name],
        run: async (batch) => {
          const names = batch.map(({ name }) => name)
          expect(new Set([...[...under].flat(), ...names]).size).toBe([...under].flat().length + names.length)
          under.add(names)
          expect(under.size).toBeLessThanOrEqual(2)
          order.push(...batch.map(({ at }) => at))
          await sleep(runMs.next().value)
          under.delete(names)
          return batch.map(({ at }) => at)
        },
      })
      const answers: Promise<number>[] = []
      for (const [at, { name, afterMs }] of asked.entries()) {
        if (afterMs > 5) await sleep(afterMs)
        answers.push(store({ name, at }))
      }
      expect(await Promise.all(answers)).toEqual(asked.map((_, at) => at))
      for (const one of ['a', 'b', 'c', 'd']) {
        const own = order.filter((at) => asked[at]?.name === one)
        expect(own).toEqual(own.toSorted((x, y) => x - y))
      }
    }),
    { numRuns: 40 },
  )
}, 20_000)
