import { addSheet, lockRehearsal } from '@seraph/db/queries/events/rehearsals'
import type { RehearsalRow } from '@seraph/db/queries/events/rehearsals'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import type { FrozenQuestion, RehearsedSheet } from '@seraph/db/tables/events'
import { answerMs, nad2023 } from '@seraph/domain/event/eventProfile'
import { graceMs } from '@seraph/domain/event/refuseDraft'
import { judge } from '@seraph/judge/judge'
import { handInRehearsalSheet } from '@seraph/schema/http/events/events'
import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { careFor, countHeeded } from '../../heedDistress.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { heedAnswer } from '../evaluate/heedAnswer.ts'
import { refuseFlood } from '../evaluate/refuseFlood.ts'
import { storeEvent } from '../progress/recordEvent.ts'
import { findPlayerSession } from '../../session.ts'
import { readRehearsal, requireRehearsal } from './rehearsalAccess.ts'

/**
 * Closes the open question's sheet and marks it by the event's rules (rules 215
 * and 217). What comes after the time, by the database's clock, isn't taken:
 * the last draft counts. A repeat changes nothing.
 */
export function addHandInRehearsalSheet(app: FastifyInstance, deps: Deps): void {
  serve(app, handInRehearsalSheet, async ({ params, body, request }) => {
    await refuseFlood(deps, request, undefined)
    const response = withoutUnseen(body.answer)
    const handed = await deps.db.transaction().execute(async (tx) => {
      const row = await requireRehearsal(deps, request, await lockRehearsal(tx, params.rehearsalId))
      const question = row.questions[body.question]
      if (question === undefined || body.question > row.sheets.length) throw new AppError('not_this_question')
      if (body.question < row.sheets.length) return undefined
      if (row.leftMs === null) throw new AppError('not_this_question')
      const season = await getOpenSeason(deps, row.seasonId)
      const sheet = markSheet(row, question, { response, season })
      const isLast = row.sheets.length + 1 === row.questions.length
      await addSheet(tx, { id: row.id, sheet, isLast })
      return { season, question, row, isLast }
    })
    const rehearsal = await readRehearsal(deps, params.rehearsalId)
    if (handed === undefined) return rehearsal
    if (handed.isLast) await countStudy(deps, request, handed)
    const known = handed.season.questionById.get(handed.question.id)
    const distress = known && (await heedAnswer(deps, handed.season, known, response))
    if (distress === undefined) return rehearsal
    await countHeeded(deps, { kind: distress, box: 'answer' })
    return { ...rehearsal, care: await careFor(deps, handed.row.playerId ?? undefined) }
  })
}

function markSheet(
  { leftMs, draft }: RehearsalRow,
  question: FrozenQuestion,
  { response, season }: { response: string; season: OpenSeason },
): RehearsedSheet {
  const isLate = (leftMs ?? 0) < -graceMs
  const answer = isLate ? draft : response
  const known = season.questionById.get(question.id)
  const scripture = known && season.scriptureOf(known)
  const { score, maxScore, parts } = judge(judgedQuestion(question), answer, season.lexicon, scripture, 'nad-2023')
  return { answer, isLate, judgement: { score, maxScore, parts } }
}

/** Whoever played a rehearsal to its end has studied that day; it counts no question and no point (rule 217). */
async function countStudy(
  deps: Deps,
  request: FastifyRequest,
  { row, season }: { row: RehearsalRow; season: OpenSeason },
): Promise<void> {
  const session = row.playerId === null ? undefined : await findPlayerSession(deps, request)
  if (session === undefined) return
  const studyTime = row.questions.reduce((sum, { points }) => sum + answerMs(nad2023, points), 0) / 60_000
  const body = { chaptersStudied: [], studyTime }
  await storeEvent(deps, { request, body, season, player: session.player, facts: { kind: 'study' } })
}
