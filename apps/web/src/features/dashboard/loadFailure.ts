import { textOf } from '../../messages.ts'
import { coachTexts } from '../../messages/coaches.ts'

type ParseError = { name: 'ZodError'; issues: { path: unknown[] }[] }

/** What kept the dashboard's data from coming, as document 2, §8 has it: nothing came, something else came, or the call failed. */
export function loadFailure(error: unknown): { title: string; detail?: string } {
  if (error === null) return { title: coachTexts.noData }
  if (!isParseError(error)) return { title: coachTexts.loadFailed, detail: textOf(error) }
  return { title: error.issues.some(({ path }) => path.length === 0) ? coachTexts.noData : coachTexts.invalidData }
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof Error && error.name === 'ZodError' && 'issues' in error
}
