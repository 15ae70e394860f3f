import type { Action } from '@seraph/db/queries/progress/countedWork'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import { answerTimeMs, countWords } from '@seraph/domain/counting/actionMs'
import type { Counts } from '@seraph/schema/progress/progressKinds'
import { AppError } from '@seraph/service/appError'

import type { OpenSeason } from '../../season/openSeason.ts'

/** What one right answer earns (rule 128). */
const pointsPerAnswer = 100

/**
 * What the answers of a trivia round count: of several to one question the first, since an answer is locked once it is given. A question
 * weighs 1 (rule 22). `question_not_found` where the season has no such question.
 */
export function markTrivia(
  season: Pick<OpenSeason, 'trivia'>,
  answers: readonly { questionId: string; choice: string }[],
): Pick<NewProgressEvent, 'chapters' | 'actions'> & { counts: Partial<Counts> } {
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
  return { counts: { ...counts, triviaPoints: counts.pointsEarned * pointsPerAnswer }, chapters, actions }
}
