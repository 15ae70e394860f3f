import type { Action } from '@seraph/db/queries/progress/countedWork'
import { answerTimeMs, countWords } from '@seraph/domain/counting/actionMs'
import { updateTrivia } from '@seraph/schema/http/progress'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { OpenSeason } from '../../season/openSeason.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { recordEvent } from './recordEvent.ts'

/** What one right answer earns (rule 128). */
const pointsPerAnswer = 100

/** Marks the answers of a trivia round, each question once; what the client says of accuracy and points counts nothing (rule 21). */
export function addUpdateTrivia(app: FastifyInstance, deps: Deps): void {
  serve(app, updateTrivia, (call) => {
    const { chapter, chaptersStudied, answers } = call.body
    const chapters = chapter === undefined ? chaptersStudied : [...chaptersStudied, chapter]
    return recordEvent(deps, { ...call, body: { ...call.body, chaptersStudied: chapters } }, (season) => {
      const marked = markAnswers(season, answers)
      const triviaPoints = marked.counts.pointsEarned * pointsPerAnswer
      return { ...marked, kind: 'trivia', counts: { ...marked.counts, triviaPoints } }
    })
  })
}

/** Of several answers to one question the first counts: an answer is locked once it is given. A question weighs 1 (rule 22). */
function markAnswers(season: OpenSeason, answers: readonly { questionId: string; choice: string }[]) {
  const choiceOf = new Map(answers.toReversed().map(({ questionId, choice }) => [questionId, choice]))
  const counts = { questionsAnswered: 0, pointsEarned: 0, pointsPossible: 0 }
  const chapters: number[] = []
  const actions: Action[] = []
  for (const [id, choice] of choiceOf) {
    const question = season.trivia.byId.get(id)
    if (question === undefined) throw new AppError('question_not_found')
    counts.questionsAnswered += 1
    const points = choice === question.answer ? 1 : 0
    counts.pointsEarned += points
    counts.pointsPossible += 1
    const { chapter } = question
    chapters.push(chapter)
    const needMs = answerTimeMs(countWords(choice))
    actions.push({ subject: id, chapter, needMs, triviaPoints: points * pointsPerAnswer, memoryPoints: 0 })
  }
  return { counts, chapters, actions }
}
