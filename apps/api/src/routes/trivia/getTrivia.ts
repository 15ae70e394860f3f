import { getTrivia } from '@seraph/schema/http/trivia'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { sendPayload } from '../../http/payload.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'

export function addGetTrivia(app: FastifyInstance, deps: Deps): void {
  serve(app, getTrivia, async ({ params, request, reply, season: named }) => {
    const { trivia } = await getOpenSeason(deps, named, request)
    const payload = trivia.byChapter.get(params.chapter)
    if (payload === undefined) throw new AppError('chapter_not_in_season')
    return sendPayload(request, reply, payload)
  })
}
