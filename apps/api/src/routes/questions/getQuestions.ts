import { getQuestions } from '@seraph/schema/http/questions'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { sendPayload } from '../../http/payload.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'

export function addGetQuestions(app: FastifyInstance, deps: Deps): void {
  serve(app, getQuestions, async ({ params, query, request, reply, season: named }) => {
    const { questions } = await getOpenSeason(deps, named, request)
    const chapter = questions.get(params.chapter)
    if (chapter === undefined) throw new AppError('chapter_not_in_season')
    return sendPayload(request, reply, query.answers === 'true' ? chapter.withAnswers : chapter.plain)
  })
}
