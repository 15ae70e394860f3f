import { sql } from 'kysely'

import type { Read } from './open.ts'
import { reading } from './reading.ts'

/** How often the database is asked for its time. */
const everyMs = 10_000

/**
 * The database's time in milliseconds since 1970, as a process knows it:
 * whatever is dated goes by it, so that hosts whose clocks are wrong date
 * nothing wrongly (rule 45). It is asked for every 10 s; in between the time
 * goes on by a clock that nobody can set. It is never ahead, whatever a
 * connection took to open, and behind by as long as the reply took to come: nothing is dated in the future. Until the database has
 * answered once it is the host's, since a process starts before its database does, and nothing is stored before.
 */
export function openDatabaseClock(
  db: Read,
  onError: (error: unknown) => void,
): { clock: () => number; refresh: () => Promise<void>; close: () => void } {
  let behindMs = Date.now() - performance.now()
  const refresh = async (): Promise<void> => {
    const { rows } = await sql<{
      now: number
    }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(reading(db))
    const answered = performance.now()
    const [row] = rows
    if (row !== undefined) behindMs = row.now - answered
  }
  const ask = (): void => void refresh().catch(onError)
  const timer = setInterval(ask, everyMs)
  timer.unref()
  ask()
  return { clock: () => Math.round(performance.now() + behindMs), refresh, close: () => clearInterval(timer) }
}
