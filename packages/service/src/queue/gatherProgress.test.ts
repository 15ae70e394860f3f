import type { ApplyProgress } from '@seraph/schema/jobs/progress'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { gatherProgress } from './gatherProgress.ts'

const log = pino({ level: 'silent' })
const player = (playerId: string, season = 's') => ({ playerId, season, requestId: `request of ${playerId}` })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gather(send: (job: ApplyProgress) => Promise<void> = () => Promise.resolve()) {
  const jobs: ApplyProgress[] = []
  const gathered = gatherProgress(log, 100, (job) => {
    jobs.push(job)
    return send(job)
  })
  return { jobs, ...gathered }
}

test('players of the same moment share a job, each once; another season has its own', async () => {
  const { jobs, add } = gather()
  for (const one of [player('a'), player('b'), player('a'), player('c', 'other')]) add(one)
  expect(jobs).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(jobs).toEqual([
    { ...player('a'), others: ['b'] },
    { ...player('c', 'other'), others: [] },
  ])
  add(player('a'))
  await vi.advanceTimersByTimeAsync(100)
  expect(jobs.at(-1)).toEqual({ ...player('a'), others: [] })
})

test('a full job goes at once, and what waits goes at the end', async () => {
  const { jobs, add, flush } = gather()
  for (let at = 0; at < 250; at += 1) add(player(String(at)))
  expect(jobs.map(({ others }) => others?.length)).toEqual([199])
  await flush()
  expect(jobs.map(({ others }) => others?.length)).toEqual([199, 49])
})

test('a job that can not be sent is left to the sweep', async () => {
  const { add, flush } = gather(() => Promise.reject(new Error('redis is away')))
  add(player('a'))
  await expect(flush()).resolves.toBeUndefined()
})
