import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Judgement, QuestionPart } from '@seraph/schema/judging'

import { toldVerdicts } from './toldVerdicts.ts'
import { writeFeedback } from './writeFeedback.ts'

/** How many other wordings are told: enough to learn from, few enough to read. */
const alsoAcceptedLimit = 3

/** A mark as whoever answered sees it: parts in the usual wording first, and other wordings that would have earned what is missing. */
export function presentEvaluation(
  mark: { id: string; judgedBy: Evaluation['judgedBy']; judgement: Judgement },
  question: { parts: readonly QuestionPart[] },
): Evaluation {
  const { score, maxScore, parts, surplus, flags } = mark.judgement
  const missing = new Set(parts.filter(({ status }) => status !== 'given').map(({ part }) => part))
  const others = question.parts.flatMap(({ text, usual, accept = [] }) => {
    const own = missing.has(text)
      ? accept.filter((wording) => ![usual, text].some((one) => bare(one) === bare(wording)))
      : []
    // Where several parts are missing, a wording names the one that it would have earned.
    return own.map((wording, at) => ({ at, told: missing.size > 1 ? `${wording} (for ${usual ?? text})` : wording }))
  })
  const told = toldVerdicts(parts, question.parts)
  return {
    id: mark.id,
    score,
    maxScore,
    feedback: writeFeedback({ ...mark.judgement, parts: told }),
    parts: told,
    surplus,
    flags,
    // Each missing part has its first wording told before any has its second.
    alsoAccepted: others
      .toSorted((one, other) => one.at - other.at)
      .slice(0, alsoAcceptedLimit)
      .map((other) => other.told),
    judgedBy: mark.judgedBy,
  }
}

/** A wording without its article, to be told once. */
function bare(wording: string | undefined): string | undefined {
  return wording?.toLowerCase().replace(/^(?:the|an?) /, '')
}
