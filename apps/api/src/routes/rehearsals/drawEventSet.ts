import { insertEventSet } from '@seraph/db/queries/events/eventSets'
import { drawSet } from '@seraph/domain/event/drawSet'
import { drawEventSet } from '@seraph/schema/http/events'
import { AppError } from '@seraph/service/appError'
import { networkOf } from '@seraph/service/limits/networkOf'
import type { FastifyInstance } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { presentEventSet } from './presentEventSet.ts'

/** Draws a set from a season's questions and freezes it (rule 216); refused where its chapters have fewer questions. */
export function addDrawEventSet(app: FastifyInstance, deps: Deps): void {
  serve(app, drawEventSet, async ({ body, request, season: named }) => {
    await deps.floodLimit.count('event_sets', networkOf(request.ip))
    const season = await getOpenSeason(deps, named)
    const chapters = [...new Set(body.chapters)].toSorted((a, b) => a - b)
    if (!chapters.every((chapter) => season.questions.has(chapter))) throw new AppError('chapter_not_in_season')
    const offered = [...season.questionById.values()].filter(
      ({ isRetired, chapter }) => !isRetired && chapters.includes(chapter),
    )
    if (offered.length < body.size) throw new AppError('too_few_questions')
    const seed = body.seed ?? randomInt(2 ** 31 - 1)
    const questions = drawSet(offered, { size: body.size, seed }).map(
      ({ seasonId: _season, position: _position, isRetired: _retired, asked: _asked, ...frozen }) => frozen,
    )
    const requestHash = hashRequest(request).toString('hex')
    const set = await insertEventSet(deps.db, {
      id: randomUUID(),
      idempotencyKey: idempotencyKeyOf(request) ?? null,
      requestHash,
      seasonId: season.id,
      profile: 'nad-2023',
      seed,
      chapters,
      questions,
    })
    if (set.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
    return presentEventSet(set, { withKey: false })
  })
}
