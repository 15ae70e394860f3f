import { expect, test, vi } from 'vitest'

import type { Deps } from '../../deps.ts'
import { judgeByModel } from './judgeByModel.ts'

type Awaiting = Parameters<typeof judgeByModel>[1]

const awaiting = (response: string): Awaiting => ({
  id: 'e',
  seasonId: 's',
  response,
  builtIn: { parts: [] } as unknown as Awaiting['builtIn'],
  question: 'Who was killed with the sword by his sons?',
  points: 1,
  parts: [{ id: 'p1', text: 'Sennacherib' }],
  isOrdered: false,
  rejected: [],
  remainingMs: 5_000,
})

function workerWith() {
  const ask = vi.fn(() => Promise.reject(new Error('asked')))
  const redis = { get: () => Promise.resolve(null), getBuffer: () => Promise.resolve(null) }
  const deps = { redis, env: { REDIS_PREFIX: 't' }, model: { name: 'm', ask } } as unknown as Deps
  return { ask, deps }
}

test.each(['i want to kill myself', 'Sennacherib. my dad hits me every night', 'mi tio me toca', 'jveux mourir'])(
  'an answer in distress that was let through reaches no model: %s',
  async (response) => {
    const { ask, deps } = workerWith()
    await expect(judgeByModel(deps, awaiting(response))).rejects.toThrow('the answer is for no model')
    expect(ask).not.toHaveBeenCalled()
  },
)

test('any other answer is asked about', async () => {
  const { ask, deps } = workerWith()
  await expect(judgeByModel(deps, awaiting('king Senacherib'))).rejects.toThrow('asked')
  expect(ask).toHaveBeenCalledOnce()
})
