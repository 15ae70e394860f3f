import { judge } from '@seraph/judge/judge'
import { splitQuestion } from '@seraph/judge/read/split/splitQuestion'
import { wordingsOf } from '@seraph/judge/read/wordingsOf'
import { cleanWording } from '@seraph/judge/revise/cleanWording'
import { reviseQuestion } from '@seraph/judge/revise/reviseQuestion'
import type { WordingRefusal } from '@seraph/schema/http/appeals/appeals'
import type { Lexicon } from '@seraph/schema/judging'

import type { RenderedQuestion } from '../../make/renderQuestion.ts'
import { asJudged } from './probeJudge.ts'

/**
 * Why a wording can't be rejected for a part of a question (rule 199),
 * undefined where it can: the key rejects it already, or an answer of the key
 * would earn nothing any more.
 */
export function refuseRejecting(
  { question, partId, wording }: { question: RenderedQuestion; partId: string; wording: string },
  lexicon: Lexicon,
): WordingRefusal | undefined {
  const asked = asJudged(question)
  const part = splitQuestion(asked).parts.find(({ id }) => id === partId)
  if (part === undefined || wording !== cleanWording(wording)) return 'is_not_read'
  if (part.reject?.map(cleanWording).includes(wording) === true) return 'is_rejected'
  const revised = reviseQuestion(asked, [{ partId, kind: 'reject', wording }])
  const isGiven = (by: typeof asked, text: string): boolean =>
    judge(by, text, lexicon).parts.some(({ id, status }) => id === partId && status === 'given')
  const texts = [part.text, ...wordingsOf(part)]
  const isOfKey = texts.some(
    (text) => cleanWording(text) === wording || (isGiven(asked, text) && !isGiven(revised, text)),
  )
  return isOfKey ? 'is_key' : undefined
}
