import { crosswordTimeMs } from '@seraph/domain/counting/actionMs'
import { updateProgress } from '@seraph/schema/http/progress'
import type { Action } from '@seraph/db/queries/progress/countedWork'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { recordEvent } from './recordEvent.ts'

/** Counts time, chapters and at most one crossword; `questionsAnswered` is nobody's word to give (rule 21). */
export function addUpdateProgress(app: FastifyInstance, deps: Deps): void {
  serve(app, updateProgress, (call) =>
    recordEvent(deps, call, () =>
      (call.body.crosswordsCompleted ?? 0) >= 1
        ? { kind: 'crossword', counts: { crosswordsCompleted: 1 }, actions: crosswordOf(call.body.chaptersStudied) }
        : { kind: 'study' },
    ),
  )
}

/** A crossword is one chapter's, and counts once a day (rule 152); one of no chapter, or of several, is practice. */
function crosswordOf([chapter, ...others]: readonly number[]): Action[] {
  if (chapter === undefined || others.length > 0) return []
  return [{ subject: `chapter ${chapter}`, chapter, needMs: crosswordTimeMs, triviaPoints: 0, memoryPoints: 0 }]
}
