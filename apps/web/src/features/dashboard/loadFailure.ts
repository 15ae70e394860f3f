import { UnreadableReplyError } from '../../api/apiError.ts'
import { textOf } from '../../messages.ts'
import { coachTexts } from '../../messages/coaches.ts'

/** What kept the dashboard's data from coming, as rule 137 has it: nothing came, something else came, or the call failed. */
export function loadFailure(error: unknown): { title: string; detail?: string } {
  if (error === null) return { title: coachTexts.noData }
  if (!(error instanceof UnreadableReplyError)) return { title: coachTexts.loadFailed, detail: textOf(error) }
  return { title: error.isNothing ? coachTexts.noData : coachTexts.invalidData }
}
