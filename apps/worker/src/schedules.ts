import { claimDueSchedules, finishSchedule } from '@seraph/db/queries/schedules'

import type { Deps } from './deps.ts'
import { cleanRecords } from './processors/cleanRecords.ts'
import { sweepEvaluations } from './processors/sweepEvaluations.ts'
import { sweepRemarks } from './processors/remarks/sweepRemarks.ts'
import { sweepProgress } from './processors/sweepProgress.ts'
import { sweepRooms } from './processors/sweepRooms.ts'

/** What runs again and again, by its name. */
const work = {
  'answers.sweep': sweepRemarks,
  'evaluation.sweep': sweepEvaluations,
  'progress.sweep': sweepProgress,
  'records.clean': cleanRecords,
  'room.sweep': sweepRooms,
}
type ScheduleName = keyof typeof work

/** How often each runs, in milliseconds. */
export function scheduleTimes({ SWEEP_MS, CLEAN_UP_MS }: Deps['env']): Record<ScheduleName, number> {
  return {
    'answers.sweep': SWEEP_MS,
    'evaluation.sweep': SWEEP_MS,
    'progress.sweep': SWEEP_MS,
    'room.sweep': SWEEP_MS,
    'records.clean': CLEAN_UP_MS,
  }
}

/**
 * Runs the sweeps when they are due by the database's clock; of all workers
 * one takes each. Nothing of it is in Redis: what sweeps up after a Redis
 * that forgot must not be forgotten with it, and no process's own clock decides. Returns what stops it and waits for those under way.
 */
export function keepSchedules(deps: Deps): () => Promise<void> {
  const times = scheduleTimes(deps.env)
  const names = Object.keys(work) as ScheduleName[]
  const running = new Map<ScheduleName, Promise<void>>()
  const run = async (name: ScheduleName): Promise<void> => {
    await work[name](deps).catch((error: unknown) =>
      deps.log.error({ err: error, schedule: name }, 'a sweep failed and will run again'),
    )
    // One that failed has ended too: it runs again at its next time, not when its lease has run out.
    await finishSchedule(deps.db, name).catch((error: unknown) =>
      deps.log.warn({ err: error, schedule: name }, 'the end of a sweep could not be noted'),
    )
  }
  const look = async (): Promise<void> => {
    const wanted = names.filter((name) => !running.has(name)).map((name) => ({ name, everyMs: times[name] }))
    for (const name of (await claimDueSchedules(deps.db, wanted)) as ScheduleName[])
      running.set(
        name,
        run(name).finally(() => running.delete(name)),
      )
  }
  const dropSchedulers = (): void => {
    deps.queue
      .dropSchedulers()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'Redis may still have schedules'))
  }
  deps.redis.on('ready', dropSchedulers)
  if (deps.redis.isReady) dropSchedulers()
  let looking: Promise<void> | undefined
  const timer = setInterval(
    () => {
      looking ??= look()
        .catch((error: unknown) => deps.log.warn({ err: error }, 'the sweeps are not looked at'))
        .finally(() => {
          looking = undefined
        })
    },
    Math.min(...Object.values(times)),
  )
  return async () => {
    clearInterval(timer)
    await looking
    await Promise.all(running.values())
  }
}
