import { judge } from '@seraph/judge/judge'
import { oncePer } from '@seraph/judge/read/oncePer'
import type { JudgedQuestion, Lexicon } from '@seraph/schema/judging'

import type { Fault } from '../fault.ts'
import type { RenderedQuestion } from '../../make/renderQuestion.ts'

/** A question as the judge takes it: the same one each time, which the judge therefore reads once. */
export const asJudged = oncePer(({ question, points, parts, isOrdered }: RenderedQuestion): JudgedQuestion => ({
  question,
  points,
  parts,
  ordered: isOrdered,
}))

/**
 * Asks the built-in judge about each part of a question: given alone it must earn its share, in each accepted wording too, and what a part
 * rejects must not earn that part. The pieces of a quotation are left out, since they are cut by length and mean nothing alone.
 */
export function probeParts(question: RenderedQuestion, lexicon: Lexicon): Fault[] {
  const asked = asJudged(question)
  const share = Math.max(1, Math.floor(question.points / question.parts.length))
  const where = question.id
  return question.parts.flatMap((part, at) => {
    const faults: Fault[] = []
    const alone = question.type === 'quotation' ? share : judge(asked, part.text, lexicon).score
    if (alone !== share)
      faults.push({ where, what: `"${part.text}" alone is given ${alone} of ${question.points} points, not ${share}` })
    for (const wording of part.accept ?? []) {
      const { score } = judge(asked, wording, lexicon)
      if (score < share) faults.push({ where, what: `"${wording}" is accepted for "${part.text}" and earns ${score}` })
    }
    for (const wrong of part.reject ?? [])
      if (judge(asked, wrong, lexicon).parts[at]?.status === 'given')
        faults.push({ where, what: `"${wrong}" is rejected and still earns "${part.text}"` })
    return faults
  })
}
