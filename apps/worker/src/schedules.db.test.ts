import { findEvaluation } from '@seraph/db/queries/progress/evaluations'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { findProgressState } from '@seraph/db/queries/progress/progressState'
import { claimDueSchedules, finishSchedule } from '@seraph/db/queries/schedules'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent } from '@seraph/db/testing/makeMarks'
import { expect, test } from 'vitest'

import { sweepProgress } from './processors/sweepProgress.ts'
import { testWorker } from './testing/testWorker.ts'

const { app, db, deps } = await testWorker({ settings: { SWEEP_MS: '100' } })
const { id: seasonId } = await makeSeason(db)

/** A player with an event that was stored so many seconds ago and whose job is lost; too young to lapse when the worker cleans up first. */
async function playerWithLostJob(seconds: number): Promise<string> {
  const { id: playerId } = await makePlayer(db, { createdAt: new Date() })
  const event = makeEvent({ playerId, seasonId, studySeconds: 60 })
  await recordProgress(db, event)
  const createdAt = new Date(Date.now() - seconds * 1_000)
  await db.updateTable('progressEvents').set({ createdAt }).where('id', '=', event.id).execute()
  return playerId
}
const startOf = (name: string) =>
  db.selectFrom('schedules').select('startedAt').where('name', '=', name).executeTakeFirstOrThrow()
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
  await expect.poll(() => pendingOf(lost), { timeout: 20_000 }).toBe(0)
  await expect.poll(async () => (await findEvaluation(db, mark))?.isAwaitingModel, { timeout: 20_000 }).toBe(false)
})

test('a sweep that failed runs again at its next time', async () => {
  await db.schema.alterTable('progressEvents').renameTo('progressEventsAway').execute()
  try {
    const { startedAt } = await startOf('progress.sweep')
    await expect.poll(async () => (await startOf('progress.sweep')).startedAt > startedAt).toBe(true)
  } finally {
    await db.schema.alterTable('progressEventsAway').renameTo('progressEvents').execute()
  }
  const lost = await playerWithLostJob(6)
  await expect.poll(() => pendingOf(lost), { timeout: 20_000 }).toBe(0)
})

test('a Redis that forgets everything takes no sweep with it', async () => {
  await deps.redis.eval("for _, k in ipairs(redis.call('KEYS', ARGV[1])) do redis.call('DEL', k) end", {
    arguments: [`${deps.env.REDIS_PREFIX.replaceAll(/[{}]/g, '?')}:*`],
  })
  const lost = await playerWithLostJob(6)
  await expect.poll(() => pendingOf(lost), { timeout: 20_000 }).toBe(0)
})

test('a schedule that stands in the future is due: the clock was turned back', async () => {
  const wanted = [{ name: 'test.sweep', everyMs: 3_600_000 }]
  expect(await claimDueSchedules(db, wanted)).toEqual(['test.sweep'])
  expect(await claimDueSchedules(db, wanted)).toEqual([])
  await finishSchedule(db, 'test.sweep')
  expect(await claimDueSchedules(db, wanted)).toEqual([])
  await db
    .updateTable('schedules')
    .set({ startedAt: new Date(Date.now() + 400 * 24 * 3_600_000) })
    .where('name', '=', 'test.sweep')
    .execute()
  expect(await claimDueSchedules(db, wanted)).toEqual(['test.sweep'])
})

test('of many who ask at once one gets a schedule, and one that died is taken over', async () => {
  const wanted = [{ name: 'race.sweep', everyMs: 1_000 }]
  const taken = await Promise.all(Array.from({ length: 10 }, () => claimDueSchedules(db, wanted)))
  expect(taken.flat()).toEqual(['race.sweep'])
  const startedSeconds = async (seconds: number) => {
    const startedAt = new Date(Date.now() - seconds * 1_000)
    await db.updateTable('schedules').set({ startedAt }).where('name', '=', 'race.sweep').execute()
  }
  await startedSeconds(30)
  expect(await claimDueSchedules(db, wanted)).toEqual([])
  await startedSeconds(61)
  expect(await claimDueSchedules(db, wanted)).toEqual(['race.sweep'])
})

test('the pages tell that the worker lives and is ready', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', postgres: 'up', redis: 'up' })
})
