import type { PlayerCode } from '@seraph/schema/vocabulary'
import { composeCode, type CodeSubject, type NameRefused } from './composeCode.ts'

/** The code of a club, team, starting chapter and gem before anybody else's is looked at (rule 5). */
export function buildPlayerCode(subject: CodeSubject): PlayerCode | NameRefused {
  const codeOf = composeCode(subject)
  return typeof codeOf === 'function' ? codeOf() : codeOf
}
