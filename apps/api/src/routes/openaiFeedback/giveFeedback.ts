import { findDistress } from '@seraph/distress/findDistress'
import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { giveFeedback } from '@seraph/schema/http/openaiFeedback'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { askWorker } from '../../askWorker.ts'
import type { Deps } from '../../deps.ts'
import { countHeeded } from '../../heedDistress.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'
import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'

/**
 * The admin's trial of the model (rule 41): what it says of a text, or
 * why it says nothing. A text in distress is sent to none (rule 50).
 */
export function addGiveFeedback(app: FastifyInstance, deps: Deps): void {
  serve(app, giveFeedback, async ({ body, request }) => {
    await getAdminSession(deps, request)
    if (deps.env.OPENAI_API_KEY === undefined) throw new AppError('model_not_configured')
    const distress = findDistress(body.answer)
    if (distress !== undefined) {
      await countHeeded(deps, { kind: distress, box: 'model_trial' })
      throw new AppError('model_failed')
    }
    const data = { answer: stripCodes(withoutUnseen(body.answer)) }
    const given = await askWorker(deps, request, { name: 'feedback.give', data, waitMs: 25_000 })
    if (typeof given?.reply !== 'string') throw new AppError('model_failed')
    return { reply: given.reply }
  })
}
