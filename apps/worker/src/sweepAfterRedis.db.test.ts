import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { findProgressState } from '@seraph/db/queries/progress/progressState'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { expect, test } from 'vitest'

import { testWorker } from './testing/testWorker.ts'

const { db, deps } = await testWorker({ settings: { SWEEP_MS: '600000' } })
const { id: seasonId } = await makeSeason(db)

test('once Redis is there again, what was stored without a job is applied before it is overdue', async () => {
  const { id: playerId } = await makePlayer(db)
  const pending = async () => (await findProgressState(db, playerId, seasonId))?.pending.length
  await expect.poll(() => deps.redis.isReady).toBe(true)
  await recordProgress(db, makeEvent({ playerId, seasonId, studySeconds: 60 }))
  deps.redis.emit('ready')
  await expect.poll(pending, { timeout: 2_500 }).toBe(0)
})
