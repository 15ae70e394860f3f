import type { Database } from '@seraph/db/open'
import { findCurrentSeasonHash } from '@seraph/db/queries/seasons'
import { AppError } from '@seraph/service/appError'
import type { Log } from '@seraph/service/log'
import { openPolled } from '@seraph/service/polled'
import type { Polled } from '@seraph/service/polled'

import { readCurrentSeason } from './currentSeason.ts'
import type { CurrentSeason } from './currentSeason.ts'
import type { SiteSettings } from './presentSeason.ts'

export type SeasonCache = Polled<CurrentSeason>

/** How long a loaded season may take to be served everywhere. */
const pollMs = 5_000

/**
 * Keeps the season in play in memory and asks every 5 s whether its hash has changed. Where the database is away or what is
 * loaded can't be read, the season that was read last stays.
 */
export function openSeasonCache(options: { db: Database; log: Log; env: SiteSettings }): SeasonCache {
  const { db, log, env } = options
  return openPolled<CurrentSeason>({
    everyMs: pollMs,
    onError: (error) => log.warn({ err: error }, 'the season could not be read'),
    read: async (last) => {
      const state = await findCurrentSeasonHash(db)
      if (state === undefined || (state.id === last?.id && state.hash === last.hash)) return last
      const read = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => readCurrentSeason(tx, env))
      log.info({ season: read?.id, hash: read?.hash }, 'season read')
      return read
    },
  })
}

/** The season in play, from memory; `unavailable` until one is loaded. */
export async function getCurrentSeason(deps: { seasons: SeasonCache }): Promise<CurrentSeason> {
  const season = await deps.seasons.get()
  if (season === undefined) throw new AppError('unavailable', { retryAfterSeconds: 2 })
  return season
}
