import { withTimeout } from '@seraph/service/withTimeout'

import type { Deps } from '../deps.ts'

/** How long the api waits at most: without a database it starts all the same, and refuses calls until there is one. */
const patienceMs = 5_000

/**
 * Waits for the open seasons before the first call comes: a reading that fails refuses all calls that wait for it. The first reading
 * may fail where a busy machine starts the process so slowly that the database is not heard in time; so it is asked for twice.
 */
export async function warmUp({ seasons }: Pick<Deps, 'seasons'>): Promise<void> {
  const read = seasons.get().catch(() => seasons.get())
  await withTimeout(read, patienceMs).catch(() => undefined)
}
