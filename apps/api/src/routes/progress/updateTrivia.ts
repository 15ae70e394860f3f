import { updateTrivia } from '@seraph/schema/http/progress'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { CurrentSeason } from '../../currentSeason.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { recordEvent } from './recordEvent.ts'

/** What one right answer earns (document 2, §9). */
const pointsPerAnswer = 100

/** Marks the answers of a trivia round, each question once; what the client says of accuracy and points counts nothing (ruling 21). */
export function addUpdateTrivia(app: FastifyInstance, deps: Deps): void {
  serve(app, updateTrivia, (call) => {
    const { chapter, chaptersStudied, answers } = call.body
    const chapters = chapter === undefined ? chaptersStudied : [...chaptersStudied, chapter]
    return recordEvent(deps, { ...call, body: { ...call.body, chaptersStudied: chapters } }, (season) => {
      const scores = markAnswers(season, answers)
      return { kind: 'trivia', scores, triviaPoints: scores.pointsEarned * pointsPerAnswer }
    })
  })
}

/** Of several answers to one question the first counts: an answer is locked once it is given. A question weighs 1 (ruling 22). */
function markAnswers(season: CurrentSeason, answers: readonly { questionId: string; choice: string }[]) {
  const choiceOf = new Map(answers.toReversed().map(({ questionId, choice }) => [questionId, choice]))
  const marked = { questionsAnswered: 0, pointsEarned: 0, pointsPossible: 0, chapters: [] as number[] }
  for (const [id, choice] of choiceOf) {
    const question = season.trivia.byId.get(id)
    if (question === undefined) throw new AppError('question_not_found')
    marked.questionsAnswered += 1
    marked.pointsEarned += choice === question.answer ? 1 : 0
    marked.pointsPossible += 1
    marked.chapters.push(question.chapter)
  }
  return marked
}
