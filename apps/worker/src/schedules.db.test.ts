import { findEvaluation } from '@seraph/db/queries/evaluations'
import { recordProgress } from '@seraph/db/queries/progressEvents'
import { findProgressState } from '@seraph/db/queries/progressState'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent } from '@seraph/db/testing/makeMarks'
import { expect, test } from 'vitest'

import { sweepProgress } from './processors/sweepProgress.ts'
import { testWorker } from './testing/testWorker.ts'

const { app, db, deps } = await testWorker({ settings: { SWEEP_MS: '100' } })
const { id: seasonId } = await makeSeason(db)

/** A player with an event that was stored so many seconds ago and whose job is lost. */
async function playerWithLostJob(seconds: number): Promise<string> {
  const { id: playerId } = await makePlayer(db)
  const event = makeEvent({ playerId, seasonId, studySeconds: 60 })
  await recordProgress(db, event)
  const createdAt = new Date(Date.now() - seconds * 1_000)
  await db.updateTable('progressEvents').set({ createdAt }).where('id', '=', event.id).execute()
  return playerId
}
const pendingOf = async (playerId: string) => (await findProgressState(db, playerId, seasonId))?.pending.length

test('an event whose job was lost is applied, and a fresh one is left to its job', async () => {
  const [lost, fresh] = [await playerWithLostJob(6), await playerWithLostJob(0)]
  await sweepProgress(deps)
  expect(await pendingOf(lost)).toBe(0)
  expect(await pendingOf(fresh)).toBe(1)
})

test('the sweeps run by themselves', async () => {
  const lost = await playerWithLostJob(6)
  const mark = await makeEvaluation(db, { seasonId, leaseMs: -1 })
  await expect.poll(() => pendingOf(lost), { timeout: 5_000 }).toBe(0)
  await expect.poll(async () => (await findEvaluation(db, mark))?.isAwaitingModel).toBe(false)
})

test('a Redis that has forgotten everything is asked again when it is back', async () => {
  await deps.redis.eval("for _, k in ipairs(redis.call('KEYS', ARGV[1])) do redis.call('DEL', k) end", {
    arguments: [`${deps.env.REDIS_PREFIX.replaceAll(/[{}]/g, '?')}:*`],
  })
  deps.redis.emit('ready')
  const lost = await playerWithLostJob(6)
  await expect.poll(() => pendingOf(lost), { timeout: 5_000 }).toBe(0)
})

test('the pages tell that the worker lives and is ready', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', postgres: 'up', redis: 'up' })
})
