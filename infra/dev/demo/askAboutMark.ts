import { appealMark } from '@seraph/schema/http/appeals/appeals'
import { listLackingAnswers } from '@seraph/schema/http/appeals/lackingAnswers'

import type { Caller } from './openCaller.ts'

/**
 * A player asks the coach about the part that lacks in the latest of their answers that earned some points and not all;
 * about none where there is none.
 */
export async function askAboutMark(child: Caller, playerId: string): Promise<void> {
  const { answers } = await child.call(listLackingAnswers, undefined, { params: { playerId } })
  const doubted = answers.find(({ score, appeal }) => score > 0 && appeal === null)
  const partId = doubted?.parts.find(({ status }) => status !== 'given')?.id
  if (doubted === undefined || partId === undefined) return
  const note = 'I thought that this was in it.'
  await child.call(appealMark, { evaluationId: doubted.evaluationId, partId, note })
}
