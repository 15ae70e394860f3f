import { findEventSet } from '@seraph/db/queries/events/eventSets'
import { drawOther } from '@seraph/domain/event/drawSet'
import { swapEventQuestion } from '@seraph/schema/http/events/events'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomInt } from 'node:crypto'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { clubOf } from './clubOf.ts'
import { offerQuestions } from './offerQuestions.ts'
import { presentEventSet } from './presentEventSet.ts'
import { freeze, storeSet } from './storeSet.ts'

/** Draws a set anew with one question changed; the set that was frozen stays (rule 216). With its key, since a coach looks it over. */
export function addSwapEventQuestion(app: FastifyInstance, deps: Deps): void {
  serve(app, swapEventQuestion, async ({ params, body, request }) => {
    await getCoachSession(deps, request)
    const old = await findEventSet(deps.db, params.setId)
    if (old === undefined) throw new AppError('event_set_not_found')
    if (old.isSealed) throw new AppError('event_set_sealed')
    const { seasonId, chapters, questions } = old
    const season = await getOpenSeason(deps, seasonId)
    const coachIds = await clubOf(deps, request)
    const size = questions.length + 1
    const offered = await offerQuestions(deps.db, season, { chapters, coachIds, leavesOutMet: false, size })
    const seed = randomInt(2 ** 31 - 1)
    const other = drawOther(offered, { set: questions, at: body.question, seed })
    if (other === undefined) throw new AppError('not_this_question')
    const set = await storeSet(deps, request, {
      seasonId,
      seed,
      chapters,
      questions: questions.with(body.question, freeze(other)),
      sealedUntil: null,
    })
    return presentEventSet(set, { withKey: true })
  })
}
