import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Judgement, QuestionPart } from '@seraph/schema/judging'

import { writeFeedback } from './writeFeedback.ts'

/** How many other wordings are told: enough to learn from, few enough to read. */
const alsoAcceptedLimit = 3

/** A mark as whoever answered sees it, with other wordings that would have earned what is missing. */
export function presentEvaluation(
  mark: { id: string; judgedBy: Evaluation['judgedBy']; judgement: Judgement },
  question: { parts: readonly QuestionPart[] },
): Evaluation {
  const { score, maxScore, parts, surplus, flags } = mark.judgement
  const missing = new Set(parts.filter(({ status }) => status !== 'given').map(({ part }) => part))
  const others = question.parts.flatMap(({ text, accept = [] }) => (missing.has(text) ? accept : []))
  return {
    id: mark.id,
    score,
    maxScore,
    feedback: writeFeedback(mark.judgement),
    parts,
    surplus,
    flags,
    alsoAccepted: others.slice(0, alsoAcceptedLimit),
    judgedBy: mark.judgedBy,
  }
}
