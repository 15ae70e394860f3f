import { codeOf, isTooSlow } from '../../../api/apiError.ts'
import { askTexts } from '../../../messages/askSeraph.ts'
import { textOf } from '../../../messages.ts'

/** Why the coach gave no answer, in the documents' words (rule 137). */
export function coachFailureText(error: unknown): string {
  if (isTooSlow(error)) return askTexts.slow
  return codeOf(error) === 'too_many_attempts' ? textOf(error) : askTexts.failed
}
