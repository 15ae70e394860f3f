import type { Database, Read } from '@seraph/db/open'
import { findMemoryState } from '@seraph/db/queries/memoryState'
import { findCurrentSeason } from '@seraph/db/queries/seasons'
import { listShownBooks } from '@seraph/db/queries/verses'
import { PublicSeason } from '@seraph/schema/season'
import { AppError } from '@seraph/service/appError'
import type { Log } from '@seraph/service/log'
import { openPolled } from '@seraph/service/polled'
import type { Polled } from '@seraph/service/polled'

import { makeMemoryGame } from './memoryGame.ts'
import type { MemoryGame } from './memoryGame.ts'
import { presentSeason } from './presentSeason.ts'
import type { SiteSettings } from './presentSeason.ts'

/** The words that can be played, and of which season and edition they were made. */
type CachedGame = MemoryGame & { madeOf: string }

export type MemoryCache = Polled<CachedGame>

/** How long another edition in use may take to be served everywhere. */
const pollMs = 5_000

/**
 * Keeps the words of the memorization game in memory and asks every 5 s whether season or edition have changed. Where the database
 * is away what was read last stays.
 */
export function openMemoryCache(options: { db: Database; log: Log; env: SiteSettings }): MemoryCache {
  const { db, log, env } = options
  return openPolled<CachedGame>({
    everyMs: pollMs,
    onError: (error) => log.warn({ err: error }, 'the verses of the memorization game could not be read'),
    read: async (last) => {
      const state = await findMemoryState(db)
      if (state === undefined || madeOf(state) === last?.madeOf) return last
      const read = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => readMemoryGame(tx, env))
      log.info({ edition: read?.edition }, 'words of the memorization game made')
      return read
    },
  })
}

const madeOf = ({ season, edition }: { season: string; edition: string }): string => `${season} ${edition}`

async function readMemoryGame(db: Read, env: SiteSettings): Promise<CachedGame | undefined> {
  const state = await findMemoryState(db)
  const row = await findCurrentSeason(db)
  if (state === undefined || row === undefined) return undefined
  const season = presentSeason({ ...PublicSeason.parse(row.public), hash: row.hash }, env)
  const verses = await listShownBooks(
    db,
    season.books.map(({ name }) => name),
  )
  return { ...makeMemoryGame(season, verses), madeOf: madeOf(state) }
}

/** The words that can be played, from memory; `unavailable` until a season and an edition are loaded. */
export async function getMemoryGame(deps: { memory: MemoryCache }): Promise<MemoryGame> {
  const game = await deps.memory.get()
  if (game === undefined) throw new AppError('unavailable', { retryAfterSeconds: 2 })
  return game
}
