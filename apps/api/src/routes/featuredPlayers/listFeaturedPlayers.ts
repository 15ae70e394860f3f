import { listFeaturedPlayers as listRows } from '@seraph/db/queries/players/featuredPlayers'
import { localDate } from '@seraph/domain/progress/localDate'
import { listFeaturedPlayers } from '@seraph/schema/http/players/featuredPlayers'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { rememberEach } from '../../remember.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { presentFeaturedPlayer } from './presentFeaturedPlayer.ts'

/** How old the first page may be, in milliseconds, and how much older while it is read again: it is what everybody looks at. */
const [maxAgeMs, staleMs] = [1_000, 1_000]
const usualLimit = 100

export function addListFeaturedPlayers(app: FastifyInstance, deps: Deps): void {
  const list = async (seasonId: string, limit: number, after?: string): Promise<FeaturedPlayer[]> => {
    const rows = await listRows(deps.db, { seasonId, limit, after, isReviewed: deps.env.REVIEW_PUBLIC_NAMES })
    const todayIn = localDates(deps.clock())
    return rows.map((row) => presentFeaturedPlayer(row, todayIn(row.timeZone ?? 'UTC')))
  }
  const firstPage = rememberEach({
    read: (seasonId) => list(seasonId, usualLimit),
    maxAgeMs,
    staleMs,
    clock: deps.clock,
    onError: (error) => deps.log.warn({ err: error }, 'the featured players could not be read'),
  })
  serve(app, listFeaturedPlayers, async ({ query: { limit, after }, season }) => {
    const { id } = await getOpenSeason(deps, season)
    return after === undefined && limit <= usualLimit ? (await firstPage(id)).slice(0, limit) : list(id, limit, after)
  })
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
