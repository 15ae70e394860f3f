import { findBestMemoryRecord } from '@seraph/db/queries/progress/memoryGames'
import { getBestRecord } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { getMemoryChapter } from './getMemoryChapter.ts'

/** Everybody sees records (rule 31); a chapter without one is `memory_record_not_found`. */
export function addGetBestRecord(app: FastifyInstance, deps: Deps): void {
  serve(app, getBestRecord, async ({ params, season: named }) => {
    const { chapter } = getMemoryChapter(await getMemoryGame(deps, named), params.chapter)
    const season = await getOpenSeason(deps, named)
    const best = await findBestMemoryRecord(deps.db, season.id, chapter)
    if (best === undefined) throw new AppError('memory_record_not_found')
    return best
  })
}
