import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { gather } from './gather.ts'

/** Somebody's work in a room. */
type Asked = { who: string; room: string }

/** Work that ends when it is told to, the oldest run first; what `wrong` asks for fails. */
function heldWork(options: { width: number; most?: number; patienceMs?: number }) {
  const runs: string[] = []
  const ends: (() => void)[] = []
  const ask = gather<Asked, string>({
    most: 3,
    patienceMs: 1_000,
    ...options,
    alone: ({ who }) => [who],
    together: ({ room }) => room,
    run: async (asked) => {
      runs.push(asked.map(({ who, room }) => `${who} ${room}`).join(', '))
      await new Promise<void>((resolve) => ends.push(resolve))
      if (asked.some(({ who }) => who === 'wrong')) throw new Error('wrong')
      return asked.map(({ who }) => who.toUpperCase())
    },
  })
  return { ask, runs, end: () => ends.shift()?.() }
}

test('7.8 what comes in one turn is one run; what comes while all are under way is gathered, so many and no more', async () => {
  const { ask, runs, end } = heldWork({ width: 1 })
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((who, at) => ask({ who, room: `${at}` })))
  expect(runs).toEqual([])
  await turn()
  expect(runs).toEqual(['a 0, b 1, c 2'])
  end()
  await expect.poll(() => runs.at(-1)).toBe('d 3, e 4')
  end()
  expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('a room under way waits for its run, and whoever is in one for its end; others go past them', async () => {
  const { ask, runs, end } = heldWork({ width: 2 })
  const asked = [
    ask({ who: 'a', room: '1' }),
    ask({ who: 'a', room: '2' }),
    ask({ who: 'b', room: '1' }),
    ask({ who: 'c', room: '1' }),
  ]
  await turn()
  expect(runs).toEqual(['a 1, b 1, c 1'])
  asked.push(ask({ who: 'd', room: '1' }), ask({ who: 'e', room: '3' }))
  await turn()
  expect(runs.slice(1)).toEqual(['e 3'])
  end()
  await expect.poll(() => runs.slice(2)).toEqual(['a 2, d 1'])
  end()
  end()
  expect(await Promise.all(asked)).toEqual(['A', 'A', 'B', 'C', 'D', 'E'])
})

test('what fails, fails its run and nothing else', async () => {
  const { ask, runs, end } = heldWork({ width: 1, most: 2 })
  const [wrong, fellow, last] = ['wrong', 'b', 'c'].map((who) => ask({ who, room: who }))
  await turn()
  end()
  await expect(wrong).rejects.toThrow('wrong')
  await expect(fellow).rejects.toThrow('wrong')
  await expect.poll(() => runs).toEqual(['wrong wrong, b b', 'c c'])
  end()
  expect(await last).toBe('C')
})

test('nothing waits without an end for runs that have none, and what was given up is not run', async () => {
  const { ask, runs, end } = heldWork({ width: 1, patienceMs: 20 })
  const first = ask({ who: 'a', room: '1' })
  await turn()
  await expect(ask({ who: 'b', room: '2' })).rejects.toThrow('within 20 ms')
  end()
  expect(await first).toBe('A')
  await turn()
  expect(runs).toEqual(['a 1'])
})
