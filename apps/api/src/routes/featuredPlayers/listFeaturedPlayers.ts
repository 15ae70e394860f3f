import { listFeaturedPlayers as listRows } from '@seraph/db/queries/featuredPlayers'
import { localDate } from '@seraph/domain/progress/localDate'
import { listFeaturedPlayers } from '@seraph/schema/http/featuredPlayers'
import type { FeaturedPlayer } from '@seraph/schema/http/featuredPlayers'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { remember } from '../../remember.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { presentFeaturedPlayer } from './presentFeaturedPlayer.ts'

/** How old the first page may be, in milliseconds, and how much older while it is read again: it is what everybody looks at. */
const [maxAgeMs, staleMs] = [1_000, 1_000]
const usualLimit = 100

export function addListFeaturedPlayers(app: FastifyInstance, deps: Deps): void {
  const list = async (limit: number, after?: string): Promise<FeaturedPlayer[]> => {
    const { id: seasonId } = await getCurrentSeason(deps)
    const rows = await listRows(deps.db, { seasonId, limit, after })
    const todayIn = localDates(deps.clock())
    return rows.map((row) => presentFeaturedPlayer(row, todayIn(row.timeZone ?? 'UTC')))
  }
  const firstPage = remember({
    read: () => list(usualLimit),
    maxAgeMs,
    staleMs,
    clock: deps.clock,
    onError: (error) => deps.log.warn({ err: error }, 'the featured players could not be read'),
  })
  serve(app, listFeaturedPlayers, async ({ query: { limit, after } }) =>
    after === undefined && limit <= usualLimit ? (await firstPage()).slice(0, limit) : list(limit, after),
  )
}

/** Tells the day in a time zone at a moment, once for each zone: a hundred players live in few, and telling it takes long. */
function localDates(now: number): (timeZone: string) => string {
  const known = new Map<string, string>()
  return (timeZone) => {
    const day = known.get(timeZone) ?? localDate(now, timeZone)
    known.set(timeZone, day)
    return day
  }
}
