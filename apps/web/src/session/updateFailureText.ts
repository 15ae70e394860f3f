import { codeOf } from '../api/apiError.ts'
import { textOf } from '../messages.ts'

/** What the server says of a refused change; undefined for what was not foreseen, which has its own sentence (rule 119). */
export function updateFailureText(error: Error): string | undefined {
  const code = codeOf(error)
  return code === undefined || code === 'internal' ? undefined : textOf(error)
}
