import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { testRedis } from '@seraph/service/testing/testRedis'
import { expect, test } from 'vitest'

import { openModelBudget } from './modelBudget.ts'
import { testJudge } from '../testing/testJudge.ts'

test('all workers together make so many calls in a day and no more; without Redis none', async () => {
  const [redis, { prefix }] = [await openTestRedis(), testRedis()]
  const open = () => openModelBudget({ redis, prefix, callsPerDay: 50 })
  const [one, other] = [open(), open()]
  const taken = await Promise.all(Array.from({ length: 500 }, (_, n) => (n % 2 === 0 ? one : other).take()))
  expect(taken.filter(Boolean)).toHaveLength(50)
  const away = await openTestRedis({ isAway: true })
  expect(await openModelBudget({ redis: away, prefix, callsPerDay: 50 }).take()).toBe(false)
})

test('when the day’s calls are used up the built-in mark stands at once, and the model doesn’t count as failing', async () => {
  const judge = await testJudge({ MODEL_LIMIT_DAY: '3' })
  judge.scripted.play(() => JSON.stringify({ parts: [], extraWrong: [], contradicts: false }))
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { reply } = await judge.ask(`Uzziah and one who was called something like Jo number ${n}`)
    expect(reply?.judgedBy).toBe(n <= 3 ? 'model' : 'built-in')
  }
  expect(judge.scripted.requests).toHaveLength(3)
  const metrics = await judge.deps.metrics.read()
  expect(metrics).toMatch(/seraph_model_breaker_open\{[^}]*\} 0/)
  expect(metrics).toMatch(/seraph_model_seconds_count\{[^}]*outcome="over_budget"[^}]*\} 5/)
})
