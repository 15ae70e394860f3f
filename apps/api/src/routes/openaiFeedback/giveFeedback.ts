import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { giveFeedback } from '@seraph/schema/http/openaiFeedback'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { askWorker } from '../../askWorker.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { getAdminSession } from '../../session.ts'
import { plainText } from '@seraph/domain/text/plainText'

/** The admin's trial of the model (ruling 41): what it says of a text, or why it says nothing. */
export function addGiveFeedback(app: FastifyInstance, deps: Deps): void {
  serve(app, giveFeedback, async ({ body, request }) => {
    await getAdminSession(deps, request)
    if (deps.env.OPENAI_API_KEY === undefined) throw new AppError('model_not_configured')
    const data = { answer: stripCodes(plainText(body.answer)) }
    const given = await askWorker(deps, request, { name: 'feedback.give', data, waitMs: 25_000 })
    if (typeof given?.reply !== 'string') throw new AppError('model_failed')
    return { reply: given.reply }
  })
}
