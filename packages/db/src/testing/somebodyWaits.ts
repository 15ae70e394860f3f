import { sql } from 'kysely'
import { expect } from 'vitest'

import type { Database } from '../open.ts'

/** On two busy cores the statement that is to wait may not have begun within the second that a poll has otherwise. */
const timeout = 10_000

/** Resolves when some statement waits for a lock that another transaction holds. */
export async function somebodyWaits(db: Database): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { timeout }).toBe(1)
}
