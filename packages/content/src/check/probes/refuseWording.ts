import { judge } from '@seraph/judge/judge'
import type { Lexicon } from '@seraph/schema/judging'
import { splitQuestion } from '@seraph/judge/read/split/splitQuestion'
import { wordingsOf } from '@seraph/judge/read/wordingsOf'
import { cleanWording } from '@seraph/judge/revise/cleanWording'
import { reviseQuestion } from '@seraph/judge/revise/reviseQuestion'
import type { WordingRefusal } from '@seraph/schema/http/appeals/appeals'

import type { RenderedQuestion } from '../../make/renderQuestion.ts'
import { strangersOf } from './chooseStrangers.ts'
import { asJudged } from './probeJudge.ts'

/**
 * Why a wording can't be accepted for a part of a question (rule 188),
 * undefined where it can: the pack's own checks of one wording. `others`:
 * the season's questions.
 */
export function refuseWording(
  about: { question: RenderedQuestion; partId: string; wording: string },
  others: readonly RenderedQuestion[],
  lexicon: Lexicon,
): WordingRefusal | undefined {
  const { question, partId, wording } = about
  const asked = asJudged(question)
  const { parts } = splitQuestion(asked)
  const part = parts.find(({ id }) => id === partId)
  if (part === undefined || wording !== cleanWording(wording)) return 'is_not_read'
  const is = (texts: readonly string[] | undefined): boolean => texts?.map(cleanWording).includes(wording) === true
  if (is([part.text, ...wordingsOf(part)])) return 'is_accepted'
  if (parts.some((other) => other !== part && is([other.text, ...wordingsOf(other)]))) return 'is_other_part'
  if (parts.some(({ reject }) => is(reject))) return 'is_rejected'
  if (isGuarded(wording, [part.text, ...(part.accept ?? [])], lexicon)) return 'is_guarded_name'
  const revised = reviseQuestion(asked, [{ partId, kind: 'accept', wording }])
  if (isOfQuestion(wording, question.question) || judge(revised, question.question, lexicon).score > 0)
    return 'is_question'
  const alone = judge(revised, wording, lexicon)
  if (!alone.parts.some(({ id, status }) => id === partId && status === 'given')) return 'is_not_read'
  const strangers = strangersOf({ ...question, parts: withWording(question, partId, wording) }, others, lexicon)
  const isEarned = strangers.some(
    (answer) => judge(revised, answer, lexicon).score > judge(asked, answer, lexicon).score,
  )
  return isEarned ? 'answers_other_question' : undefined
}

/** The question's own parts with the wording; that of a piece goes to the part that the judge splits. */
function withWording({ parts }: RenderedQuestion, partId: string, wording: string): RenderedQuestion['parts'] {
  const [whole] = partId.split('.')
  return parts.map((part) => (part.id === whole ? { ...part, accept: [...(part.accept ?? []), wording] } : part))
}

/** Whether the wording is nothing but guarded names that the part doesn't have. */
function isGuarded(wording: string, own: readonly string[], { names }: Lexicon): boolean {
  const known = new Set(own.flatMap((text) => cleanWording(text).split(' ')))
  const guarded = new Set(names.map(cleanWording))
  const words = wording.split(' ').filter((word) => word !== 'and')
  return words.length > 0 && words.every((word) => guarded.has(word) && !known.has(word))
}

/** Whether the wording's words are the question's, in their order. */
function isOfQuestion(wording: string, question: string): boolean {
  return ` ${cleanWording(question)} `.includes(` ${wording} `)
}
