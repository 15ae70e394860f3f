import { getCrossword } from '@seraph/schema/http/crosswords'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { sendPayload } from '../../http/payload.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'

export function addGetCrossword(app: FastifyInstance, deps: Deps): void {
  serve(app, getCrossword, async ({ params, request, reply, season: named }) => {
    const { crosswords, questions } = await getOpenSeason(deps, named, request)
    if (!questions.has(params.chapter)) throw new AppError('chapter_not_in_season')
    const payload = crosswords.get(params.chapter)
    if (payload === undefined) throw new AppError('crossword_not_found')
    return sendPayload(request, reply, payload)
  })
}
