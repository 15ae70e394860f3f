import { updateTrivia } from '@seraph/schema/http/progress'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { markTrivia } from './markTrivia.ts'
import { recordEvent } from './recordEvent.ts'

/** Marks the answers of a trivia round, each question once; what the client says of accuracy and points counts nothing (rule 21). */
export function addUpdateTrivia(app: FastifyInstance, deps: Deps): void {
  serve(app, updateTrivia, (call) => {
    const { chapter, chaptersStudied, answers } = call.body
    const chapters = chapter === undefined ? chaptersStudied : [...chaptersStudied, chapter]
    return recordEvent(deps, { ...call, body: { ...call.body, chaptersStudied: chapters } }, (season) => ({
      ...markTrivia(season, answers),
      kind: 'trivia',
    }))
  })
}
