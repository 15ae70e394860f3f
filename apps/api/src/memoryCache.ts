import type { Database, Read } from '@seraph/db/open'
import { listMemoryStates } from '@seraph/db/queries/progress/memoryState'
import type { MemoryState } from '@seraph/db/queries/progress/memoryState'
import { findSeason } from '@seraph/db/queries/seasons/seasons'
import { listShownBooks } from '@seraph/db/queries/seasons/verses'
import { PublicSeason } from '@seraph/schema/season'
import { AppError } from '@seraph/service/appError'
import type { Log } from '@seraph/service/log/log'
import { openPolled } from '@seraph/service/polled'
import type { Polled } from '@seraph/service/polled'

import { makeMemoryGame } from './season/memoryGame.ts'
import type { MemoryGame } from './season/memoryGame.ts'
import { presentSeason } from './season/presentSeason.ts'
import type { SiteSettings } from './season/presentSeason.ts'

/** The words that can be played in a season, and of which state of it and of which edition they were made. */
type CachedGame = MemoryGame & { madeOf: string }

/** By the ids of the open seasons, in their order; never empty. */
export type MemoryGames = ReadonlyMap<string, CachedGame>

export type MemoryCache = Polled<MemoryGames>

/** How long another edition in use may take to be served everywhere. */
const pollMs = 5_000

/**
 * Keeps the words of the memorization game in memory and asks every 5 s whether the open seasons or the edition have changed. Where the
 * database is away what was read last stays.
 */
export function openMemoryCache(options: { db: Database; log: Log; env: SiteSettings }): MemoryCache {
  const { db, log, env } = options
  return openPolled<MemoryGames>({
    everyMs: pollMs,
    onError: (error) => log.warn({ err: error }, 'the verses of the memorization game could not be read'),
    read: async (last) => {
      const states = await listMemoryStates(db)
      if (states.length === 0 || isSame(states, last)) return last
      const games = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const read = new Map<string, CachedGame>()
          for (const state of await listMemoryStates(tx)) {
            const known = last?.get(state.id)
            const game = known?.madeOf === madeOf(state) ? known : await readMemoryGame(tx, state, env)
            if (game !== undefined) read.set(state.id, game)
          }
          return read
        })
      log.info({ editions: [...games.values()].map(({ edition }) => edition) }, 'words of the memorization game made')
      return games
    },
  })
}

const madeOf = ({ season, edition }: MemoryState): string => `${season} ${edition}`

function isSame(states: readonly MemoryState[], last: MemoryGames | undefined): boolean {
  const known = [...(last ?? [])]
  return (
    known.length === states.length &&
    states.every((state, at) => known[at]?.[0] === state.id && known[at][1].madeOf === madeOf(state))
  )
}

async function readMemoryGame(db: Read, state: MemoryState, env: SiteSettings): Promise<CachedGame | undefined> {
  const row = await findSeason(db, state.id)
  if (row === undefined) return undefined
  const season = presentSeason({ ...PublicSeason.parse(row.public), hash: row.hash }, env)
  const verses = await listShownBooks(
    db,
    season.books.map(({ name }) => name),
  )
  return { ...makeMemoryGame(season, verses), madeOf: madeOf(state) }
}

/** The words that can be played in every open season, from memory; `unavailable` until a season and an edition are loaded. */
export async function getMemoryGames(deps: { memory: MemoryCache }): Promise<MemoryGames> {
  const games = await deps.memory.get()
  if (games === undefined) throw new AppError('unavailable', { retryAfterSeconds: 2 })
  return games
}

/** Those of the season that a call names, without a name of the first open one; `season_not_open` for any other. */
export async function getMemoryGame(deps: { memory: MemoryCache }, named: string | undefined): Promise<MemoryGame> {
  const find = (games: MemoryGames) => (named === undefined ? [...games.values()][0] : games.get(named))
  const known = find(await getMemoryGames(deps))
  if (known !== undefined) return known
  await deps.memory.refresh()
  const game = find(await getMemoryGames(deps))
  if (game === undefined) throw new AppError('season_not_open')
  return game
}
