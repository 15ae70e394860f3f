import type { evaluateAnswer } from '@seraph/schema/http/evaluate'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import { AppError } from '@seraph/service/appError'

import { citedQuestion } from '../../season/openSeason.ts'
import type { OpenSeason, KnownQuestion } from '../../season/openSeason.ts'

/** The season's question that a request means: by `id`, else by `verse` and exact `question` (rule 17); `question_not_found`. */
export function findAskedQuestion(
  season: OpenSeason,
  { id, verse, question }: BodyOf<typeof evaluateAnswer>['question'],
): KnownQuestion {
  const known =
    id === undefined
      ? season.questionByText.get(citedQuestion(verse ?? '', question ?? ''))
      : season.questionById.get(id)
  if (known === undefined) throw new AppError('question_not_found')
  return known
}
