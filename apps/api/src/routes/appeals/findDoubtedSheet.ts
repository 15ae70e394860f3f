import { findRehearsal } from '@seraph/db/queries/events/rehearsals'
import { sheetMarkId } from '@seraph/db/queries/events/sheetMarks'
import type { SheetMark } from '@seraph/db/queries/events/sheetMarks'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import { JUDGE_VERSION, judge } from '@seraph/judge/judge'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { countTold } from '../rehearsals/presentRehearsal.ts'
import { requireRehearsal } from '../rehearsals/rehearsalAccess.ts'

/**
 * The mark of a sheet of one's own rehearsal, by the rules of the event, as it was told; a guest's has no player. Throws
 * `rehearsal_not_found`, and `not_this_question` for a sheet whose mark isn't told.
 */
export async function findDoubtedSheet(
  deps: Deps,
  request: FastifyRequest,
  { rehearsalId, question: at }: { rehearsalId: string; question: number },
): Promise<Omit<SheetMark, 'playerId'> & { playerId: string | null }> {
  const row = await requireRehearsal(deps, request, await findRehearsal(deps.db, rehearsalId))
  const question = row.questions[at]
  const sheet = row.sheets[at]
  if (question === undefined || sheet === undefined || at >= countTold(row)) throw new AppError('not_this_question')
  const season = await getOpenSeason(deps, row.seasonId)
  const known = season.questionById.get(question.id)
  const scripture = known && season.scriptureOf(known)
  const today = judge(judgedQuestion(question), sheet.answer, season.lexicon, scripture, 'nad-2023')
  return {
    id: sheetMarkId({ rehearsalId: row.id, question: at }),
    seasonId: row.seasonId,
    question,
    playerId: row.playerId,
    response: sheet.answer,
    judgement: { ...today, ...sheet.judgement },
    judgeVersion: JUDGE_VERSION,
  }
}
