import type { AnswerResultRow } from '@seraph/db/queries/rooms/roomResults'
import { toldVerdicts } from '@seraph/judge/say/toldVerdicts'
import { writeFeedback } from '@seraph/judge/say/writeFeedback'
import type { AnswerResult } from '@seraph/schema/http/rooms/roomResults'

/** An answer with its mark as people read it, parts in the usual wording first (rule 172). */
export function presentAnswer({ judgement, question, verse, questionParts, ...answer }: AnswerResultRow): AnswerResult {
  const parts = toldVerdicts(judgement.parts, questionParts)
  return {
    ...answer,
    question: question ?? '',
    verse: verse ?? '',
    // What was wrong in an answer is forgotten with its text, so nothing more is said of it (rule 18).
    feedback: answer.answer === null ? '' : writeFeedback({ ...judgement, parts }),
    parts,
    surplus: judgement.surplus,
    flags: judgement.flags,
  }
}
