import { findBestMemoryRecord } from '@seraph/db/queries/memoryGames'
import { getBestRecord } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { getMemoryChapter } from './getMemoryChapter.ts'

/** Everybody sees records (ruling 31); a chapter without one is `memory_record_not_found`. */
export function addGetBestRecord(app: FastifyInstance, deps: Deps): void {
  serve(app, getBestRecord, async ({ params }) => {
    const { chapter } = getMemoryChapter(await getMemoryGame(deps), params.chapter)
    const season = await getCurrentSeason(deps)
    const best = await findBestMemoryRecord(deps.db, season.id, chapter)
    if (best === undefined) throw new AppError('memory_record_not_found')
    return best
  })
}
