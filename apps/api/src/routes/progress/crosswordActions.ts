import type { Action } from '@seraph/db/queries/progress/countedWork'
import { crosswordTimeMs } from '@seraph/domain/counting/actionMs'

/**
 * What a finished crossword of these chapters did. It is one chapter's, and counts once a day (rule 152); one of no chapter, or
 * of several, is practice.
 */
export function crosswordActions([chapter, ...others]: readonly number[]): Action[] {
  if (chapter === undefined || others.length > 0) return []
  return [{ subject: `chapter ${chapter}`, chapter, needMs: crosswordTimeMs, triviaPoints: 0, memoryPoints: 0 }]
}
