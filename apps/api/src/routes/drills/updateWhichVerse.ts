import { alikeParts } from '@seraph/domain/drills/drilledParts'
import { updateWhichVerse } from '@seraph/schema/http/drills'
import type { AlikeAnswer } from '@seraph/schema/http/drills'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { storeDrill } from './storeDrill.ts'

/** Marks a round of _Which verse was it?_, each task once; a verse that was taken for the other brings back what both say (rule 203). */
export function addUpdateWhichVerse(app: FastifyInstance, deps: Deps): void {
  serve(app, updateWhichVerse, (call) =>
    storeDrill(deps, call, ({ drills }) => {
      const answers = onceEach(call.body.answers)
      const chapters = answers.flatMap(({ pair, asked }) => chapterOf(drills, pair, asked))
      const packs = new Map([...drills.pairs].map(([id, { pack }]) => [id, pack]))
      return {
        kind: 'which-verse',
        chapters,
        counts: {
          questionsAnswered: answers.length,
          pointsEarned: answers.filter(({ asked, chosen }) => asked === chosen).length,
          pointsPossible: answers.length,
        },
        parts: alikeParts(packs, answers),
      }
    }),
  )
}

/** Of several answers to one task the first counts: it is locked once it is given. */
function onceEach(answers: readonly AlikeAnswer[]): AlikeAnswer[] {
  const first = new Map(answers.toReversed().map((answer) => [`${answer.pair} ${answer.task} ${answer.asked}`, answer]))
  return [...first.values()]
}

function chapterOf({ pairs }: OpenSeason['drills'], pair: string, asked: 0 | 1): number {
  const chapter = pairs.get(pair)?.chapters[asked]
  if (chapter === undefined) throw new AppError('question_not_found')
  return chapter
}
