import { listParts } from '@seraph/domain/drills/drilledParts'
import { markList } from '@seraph/domain/drills/markList'
import { updateInOrder } from '@seraph/schema/http/drills'
import type { ReviewedPart } from '@seraph/schema/review'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { storeDrill } from './storeDrill.ts'

/**
 * Marks lists that were drilled, each once: a list that was written from memory
 * counts as one question, a point a thing, whatever the order (rule 203). What
 * was only seen beside its neighbours counts nothing, and a miss there brings its part back.
 */
export function addUpdateInOrder(app: FastifyInstance, deps: Deps): void {
  serve(app, updateInOrder, (call) =>
    storeDrill(deps, call, ({ drills }) => {
      const counts = { questionsAnswered: 0, pointsEarned: 0, pointsPossible: 0 }
      const chapters: number[] = []
      const parts = new Map<string, ReviewedPart[]>()
      const first = new Map(call.body.lists.toReversed().map((drilled) => [drilled.list, drilled]))
      for (const [id, drilled] of first) {
        const list = drills.lists.get(id)
        if (list === undefined) throw new AppError('question_not_found')
        chapters.push(list.chapter)
        parts.set(list.question, listParts(list.items, drilled))
        if (drilled.recalled === null) continue
        counts.questionsAnswered += 1
        counts.pointsEarned += markList(list.items, drilled.recalled).given.filter(Boolean).length
        counts.pointsPossible += list.items.length
      }
      return { kind: 'in-order', chapters, counts, parts }
    }),
  )
}
