import { insertErrorReport } from '@seraph/db/queries/admin/errorReports'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { reportError } from '@seraph/schema/http/appeals/errorReports'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { countHeeded, heedDistress } from '../../heedDistress.ts'
import { idempotent } from '../../http/idempotent.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession } from '../../session.ts'
import { findReported } from './findReported.ts'

/**
 * Stores a report, with kind words for a comment that speaks of distress (rule 50).
 * Whether the typed code exists isn't told: that would be a way to guess codes.
 */
export function addReportError(app: FastifyInstance, deps: Deps): void {
  serve(app, reportError, async ({ body, request, season: named }) => {
    const playerCode = readCode(body.playerCode)
    await deps.callLimit.count('error_report', request.ip)
    const season = await getOpenSeason(deps, named, request)
    if (body.chapter > season.season.chapters.length) throw new AppError('chapter_not_in_season')
    const session = await findPlayerSession(deps, request)
    const heeded = await heedDistress(deps, body.userComment, { playerId: session?.player.id })
    let isNew = false
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
      isNew = true
      return { id }
    })
    if (isNew && heeded !== undefined) await countHeeded(deps, { kind: heeded.kind, box: 'error_report' })
    return heeded === undefined ? reply : { ...reply, care: heeded.care }
  })
}

/** The typed code in its stored form, null where none was typed; what can be no code is `invalid_request` (rule 6). */
function readCode(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const code = cleanPlayerCode(typed).at(-1)
  if (code !== undefined) return code
  throw new AppError('invalid_request', { issues: [{ path: 'playerCode', message: 'must be 4-10 characters' }] })
}
