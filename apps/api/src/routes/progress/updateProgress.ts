import { updateProgress } from '@seraph/schema/http/progress'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { crosswordActions } from './crosswordActions.ts'
import { recordEvent } from './recordEvent.ts'

/** Counts time, chapters and at most one crossword; `questionsAnswered` is nobody's word to give (rule 21). */
export function addUpdateProgress(app: FastifyInstance, deps: Deps): void {
  serve(app, updateProgress, (call) =>
    recordEvent(deps, call, () =>
      (call.body.crosswordsCompleted ?? 0) >= 1
        ? {
            kind: 'crossword',
            counts: { crosswordsCompleted: 1 },
            actions: crosswordActions(call.body.chaptersStudied),
          }
        : { kind: 'study' },
    ),
  )
}
