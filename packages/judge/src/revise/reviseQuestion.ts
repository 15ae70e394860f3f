import type { JudgedQuestion } from '@seraph/schema/judging'

import { splitQuestion } from '../read/split/splitQuestion.ts'

/** A wording that a person accepted for a part, or rejects. */
export type Revision = { partId: string; kind: 'accept' | 'reject'; wording: string }

/**
 * The question with wordings that people decided about (rule 187); the
 * very same where there are none. Its parts are those that verdicts name.
 */
export function reviseQuestion(asked: JudgedQuestion, revisions: readonly Revision[]): JudgedQuestion {
  if (revisions.length === 0) return asked
  const question = splitQuestion(asked)
  const parts = question.parts.map((part) => {
    const own = revisions.filter(({ partId }) => partId === part.id)
    const of = (kind: Revision['kind']) => own.filter((one) => one.kind === kind).map(({ wording }) => wording)
    const rejected = of('reject')
    const accept = [...(part.accept ?? []), ...of('accept')].filter((wording) => !rejected.includes(wording))
    const reject = [...(part.reject ?? []), ...rejected]
    return {
      ...part,
      ...(accept.length > 0 && { accept }),
      ...(reject.length > 0 && { reject }),
    }
  })
  return { ...question, parts }
}
