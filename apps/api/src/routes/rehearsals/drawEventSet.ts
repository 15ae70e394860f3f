import { drawSet } from '@seraph/domain/event/drawSet'
import { drawEventSet } from '@seraph/schema/http/events/events'
import { networkOf } from '@seraph/service/limits/networkOf'
import type { FastifyInstance } from 'fastify'
import { randomInt } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { clubOf } from './clubOf.ts'
import { offerQuestions } from './offerQuestions.ts'
import { presentEventSet } from './presentEventSet.ts'
import { freeze, storeSet } from './storeSet.ts'

/** Draws a set from a season's questions and freezes it (rule 216), sealed where it is asked for so (rule 238). */
export function addDrawEventSet(app: FastifyInstance, deps: Deps): void {
  serve(app, drawEventSet, async ({ body, request, season: named }) => {
    await deps.floodLimit.count('event_sets', networkOf(request.ip))
    const season = await getOpenSeason(deps, named)
    const { size, leavesOutMet, sealedUntil } = body
    const chapters = [...new Set(body.chapters)].toSorted((a, b) => a - b)
    // A seed that is named draws the same for everybody.
    const coachIds = body.seed === undefined || leavesOutMet ? await clubOf(deps, request) : []
    const offered = await offerQuestions(deps.db, season, { chapters, coachIds, leavesOutMet, size })
    const seed = body.seed ?? randomInt(2 ** 31 - 1)
    const set = await storeSet(deps, request, {
      seasonId: season.id,
      seed,
      chapters,
      questions: drawSet(offered, { size, seed }).map(freeze),
      sealedUntil: sealedUntil === undefined ? null : new Date(sealedUntil),
    })
    return presentEventSet(set, { withKey: false })
  })
}
