import { listOutsideClub, listWaitingAnswers } from '@seraph/db/queries/appeals/appeals'
import { listStoredResponses, previewRemarks } from '@seraph/db/queries/appeals/remarks'
import type { ResponseGains } from '@seraph/db/queries/appeals/remarks'
import { gainOf } from '@seraph/judge/revise/gainOf'
import { previewWording } from '@seraph/schema/http/appeals/appeals'
import type { FastifyInstance } from 'fastify'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { coachOf, getReviewer } from '../appearances/getReviewer.ts'
import { getScope } from './getScope.ts'
import { getPart, revisePart } from './judgedPart.ts'
import { refuseRevision } from './refuseRevision.ts'

/** How long answers are judged before other calls have their turn, in milliseconds. */
const turnMs = 15

const nothing = { marks: 0, players: 0, points: 0, others: 0 }

/**
 * Judges the stored answers with and without the wording, a little at a
 * time, and changes nothing. A rejected wording lowers no mark (rule 199).
 */
export function addPreviewWording(app: FastifyInstance, deps: Deps): void {
  serve(app, previewWording, async ({ body, request, season: named }) => {
    const reviewer = await getReviewer(deps, request)
    const { clubId } = await getScope(deps, reviewer, body)
    const season = await getOpenSeason(deps, named, request)
    const { question, part } = getPart(season, body)
    const { kind = 'accept', partId, questionId, wording } = body
    const refusal = await refuseRevision(deps, season, { question, partId, wording, kind, clubId })
    if (refusal !== null || kind === 'reject') return { ...nothing, refusal }
    const reach = { seasonId: season.id, questionId, partId, clubId, evaluationId: null, partText: part.text }
    const revised = revisePart(season, question, body)
    const gains: { response: string; gain: number }[] = []
    let turnedAt = performance.now()
    for (const response of await listStoredResponses(deps.db, reach)) {
      const gain = gainOf(revised, response)
      if (gain > 0) gains.push({ response, gain })
      if (performance.now() - turnedAt < turnMs) continue
      await nextTurn()
      turnedAt = performance.now()
    }
    const preview = await previewRemarks(deps.db, reach, gains satisfies ResponseGains)
    const group = { seasonId: season.id, questionId, partId, wording, coachId: coachOf(reviewer) }
    const others =
      clubId === null
        ? []
        : await listOutsideClub(deps.db, { clubId, evaluationIds: await listWaitingAnswers(deps.db, group) })
    return { ...preview, others: others.length, refusal: null }
  })
}
