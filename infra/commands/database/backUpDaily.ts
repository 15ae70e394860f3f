import { setTimeout as sleep } from 'node:timers/promises'

import { msUntilBackup, msUntilRetry } from '@seraph/domain/backups/dailyBackups'

/** So that a machine that slept, or whose clock was set, isn't late. */
const longestWaitMs = 60_000

/**
 * Calls `take` every day at the minute `at` of the day, in UTC, and at once where the last backup, at `takenMs`, is older than that.
 * What fails is said and tried again after a minute, then more rarely (rule 218). Ends when `signal` is aborted. `now` and `wait` are
 * passed by tests.
 */
export async function backUpDaily(given: {
  at: number
  takenMs: number | undefined
  take: () => Promise<void>
  say: (line: string) => void
  signal: AbortSignal
  now?: () => number
  wait?: (ms: number) => Promise<unknown>
}): Promise<void> {
  const { at, take, say, signal, now = Date.now } = given
  const { wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined) } = given
  let { takenMs } = given
  let failures = 0
  while (!signal.aborted) {
    const ms = msUntilBackup({ nowMs: now(), at, takenMs })
    if (ms > 0) {
      await wait(Math.min(ms, longestWaitMs))
      continue
    }
    try {
      const beganMs = now()
      await take()
      takenMs = beganMs
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      const pauseMs = msUntilRetry(failures)
      say(`THE BACKUP FAILED (${failures} in a row): ${tell(error)}. The next try is in ${pauseMs / 60_000} min.`)
      await wait(pauseMs)
    }
  }
}

function tell(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
