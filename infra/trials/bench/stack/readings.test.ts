import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@seraph/infra/local/freePort'
import { expect, test } from 'vitest'

import { parseStat, readCpu, secondsOf } from './readCpu.ts'
import { readLiveMemory } from './readLiveMemory.ts'
import { readMemory } from './readMemory.ts'

test('a line of the kernel is read whatever the name of the process is', () => {
  const line = '4711 (a (b) c) S 12 4711 4711 0 -1 4194560 100 0 0 0 150 50 25 5 20 0 11 0 1 2 3'
  expect(parseStat(line)).toEqual({ pid: 4_711, parent: 12, seconds: 2.3 })
})

test('the times of ps are read', () => {
  expect([secondsOf('0:01.50'), secondsOf('02:05'), secondsOf('1:00:01')]).toEqual([1.5, 125, 3_601])
})

test('work of this process shows in its CPU time, and it has memory', () => {
  const before = readCpu(process.pid)
  const end = performance.now() + 120
  while (performance.now() < end) Math.sqrt(end)
  expect(readCpu(process.pid)).toBeGreaterThan(before)
  expect(readMemory(process.pid)).toBeGreaterThan(10_000_000)
})

test('what a process let go is not counted as its memory, and what it keeps is', async () => {
  const memoryOf = async (program: string): Promise<number> => {
    const port = await freePort()
    const child = spawn(
      process.execPath,
      [`--inspect=127.0.0.1:${port}`, '-e', `${program}; console.log('ready'); setInterval(() => {}, 1e3)`],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    try {
      await once(child.stdout, 'data')
      return await readLiveMemory(port)
    } finally {
      child.kill()
    }
  }
  const some = 'Array.from({ length: 40 }, (_, at) => Buffer.alloc(1e6, at))'
  const [letGo, kept] = [await memoryOf(some), await memoryOf(`globalThis.kept = ${some}`)]
  expect((kept - letGo) / 1e6).toBeCloseTo(40, -1)
})
