import type { Database, Read } from '@seraph/db/open'
import type { SeasonState } from '@seraph/db/queries/seasons/openSeasons'
import { AppError } from '@seraph/service/appError'
import type { Log } from '@seraph/service/log/log'
import { openPolled } from '@seraph/service/polled'
import type { Polled } from '@seraph/service/polled'

import { readKeys, readOpenSeason } from './openSeason.ts'
import type { OpenSeason } from './openSeason.ts'
import type { SiteSettings } from './presentSeason.ts'

/** The open seasons by their ids, in their order; never empty. */
export type OpenSeasons = ReadonlyMap<string, OpenSeason>

export type SeasonCache = Polled<OpenSeasons>

/** How long a loaded, opened or closed season may take to be noticed everywhere. */
const pollMs = 5_000

/**
 * Keeps the open seasons in memory and asks every 5 s which they are and whether a hash has changed; only what has is read again. Where the
 * database is away or what is loaded can't be read, what was read last
 * stays. `list`: which seasons to keep, the open ones or the previewed.
 */
export function openSeasonCache(options: {
  db: Database
  log: Log
  env: SiteSettings
  list: (db: Read) => Promise<SeasonState[]>
  /** What is kept where the list is empty: open seasons are never none once there is one. */
  none: OpenSeasons | undefined
}): SeasonCache {
  const { db, log, env, list, none } = options
  return openPolled<OpenSeasons>({
    everyMs: pollMs,
    onError: (error) => log.warn({ err: error }, 'the seasons could not be read'),
    read: async (last) => {
      const states = await list(db)
      if (states.length === 0) return none ?? last
      if (isSame(states, last)) return last
      const seasons = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const read = new Map<string, OpenSeason>()
          for (const { id, hash, revision } of await list(tx)) {
            const known = last?.get(id)
            const isKnown = known?.hash === hash
            const season = isKnown ? await withKeys(tx, known, revision) : await readOpenSeason(tx, id, env)
            if (season !== undefined) read.set(id, season)
          }
          return read
        })
      log.info({ seasons: [...seasons.values()].map(({ id, hash }) => `${id} ${hash}`) }, 'seasons read')
      return seasons
    },
  })
}

/** A season that is known, with the keys of this revision: a decision about a wording reads nothing else again. */
async function withKeys(db: Read, known: OpenSeason, revision: number): Promise<OpenSeason> {
  return known.revision === revision ? known : { ...known, revision, keys: await readKeys(db, known.id) }
}

function isSame(states: readonly SeasonState[], last: OpenSeasons | undefined): boolean {
  const known = [...(last?.values() ?? [])]
  return (
    known.length === states.length &&
    states.every(
      ({ id, hash, revision }, at) =>
        known[at]?.id === id && known[at].hash === hash && known[at].revision === revision,
    )
  )
}

/** The open seasons, from memory; `unavailable` until one is loaded. */
export async function getOpenSeasons(deps: { seasons: SeasonCache }): Promise<OpenSeasons> {
  const seasons = await deps.seasons.get()
  if (seasons === undefined) throw new AppError('unavailable', { retryAfterSeconds: 2 })
  return seasons
}
