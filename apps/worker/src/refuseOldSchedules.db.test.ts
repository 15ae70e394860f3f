import { claimDueSchedules, hastenSchedule } from '@seraph/db/queries/schedules'
import { expect, test } from 'vitest'

import { testWorker } from './testing/testWorker.ts'

// Its own sweeps come so seldom that none of them takes the late one up while it is looked at.
const { app, db, deps } = await testWorker({ settings: { SWEEP_MS: '3600000' } })

test('a late schedule makes the worker tell that it is', async () => {
  await claimDueSchedules(db, [{ name: 'records.clean', everyMs: 3_600_000 }])
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', schedules: 'up' })
  await hastenSchedule(db, 'records.clean')
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', schedules: 'down' })
  expect(await deps.metrics.read()).toMatch(/seraph_schedule_age_seconds\{schedule="records.clean"/)
})
