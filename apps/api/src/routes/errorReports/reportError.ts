import { insertErrorReport } from '@seraph/db/queries/errorReports'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { reportError } from '@seraph/schema/http/errorReports'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { idempotent } from '../../idempotent.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { findPlayerSession } from '../../session.ts'
import { findReported } from './findReported.ts'

/** Stores a report. Whether the typed code exists isn't told: that would be a way to guess codes. */
export function addReportError(app: FastifyInstance, deps: Deps): void {
  serve(app, reportError, async ({ body, request }) => {
    const playerCode = readCode(body.playerCode)
    await deps.callLimit.count('error_report', request.ip)
    const season = await getCurrentSeason(deps)
    if (body.chapter > season.season.chapters.length) throw new AppError('chapter_not_in_season')
    const session = await findPlayerSession(deps, request)
    const { reply } = await idempotent(deps, request, async (tx) => {
      const id = randomUUID()
      await insertErrorReport(tx, {
        id,
        seasonId: season.id,
        quizType: body.quizType,
        chapter: body.chapter,
        questionNumber: body.questionNumber,
        ...(await findReported(tx, season, body)),
        userComment: body.userComment,
        playerCode,
        playerId: session?.player.id ?? null,
      })
      return { id }
    })
    return reply
  })
}

/** The typed code in its stored form, null where none was typed; what can be no code is `invalid_request` (ruling 6). */
function readCode(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const code = cleanPlayerCode(typed).at(-1)
  if (code !== undefined) return code
  throw new AppError('invalid_request', { issues: [{ path: 'playerCode', message: 'must be 4-10 characters' }] })
}
