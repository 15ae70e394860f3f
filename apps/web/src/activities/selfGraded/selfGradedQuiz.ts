import type { Question } from '@seraph/schema/http/questions'

/** A question that has no score yet (rule 122). */
export const unscored = -1

/**
 * A self-graded quiz under way. `scores` and `isShown` go with `questions`, place by place; `picked` is the score that is chosen but
 * not saved yet.
 */
export type SelfGradedQuiz = {
  questions: readonly Question[]
  index: number
  isShown: readonly boolean[]
  scores: readonly number[]
  picked: number | null
  isComplete: boolean
}

export type SelfGradedAction =
  | { type: 'showAnswer' }
  | { type: 'pick'; score: number }
  | { type: 'save' }
  | { type: 'goTo'; index: number }
  | { type: 'complete' }
  | { type: 'endHere' }

/** A quiz at its first question; there must be one. */
export function startSelfGraded(questions: readonly Question[]): SelfGradedQuiz {
  return {
    questions,
    index: 0,
    isShown: questions.map(() => false),
    scores: questions.map(() => unscored),
    picked: null,
    isComplete: false,
  }
}

/** What a quiz becomes; an action that does not fit the present question changes nothing. */
export function selfGradedReducer(quiz: SelfGradedQuiz, action: SelfGradedAction): SelfGradedQuiz {
  const { questions, index } = quiz
  const question = questions[index]
  if (quiz.isComplete || question === undefined) return quiz
  switch (action.type) {
    case 'showAnswer':
      return quiz.isShown[index] === true ? quiz : { ...quiz, isShown: quiz.isShown.with(index, true) }
    case 'pick':
      return quiz.isShown[index] === true && action.score >= 0 && action.score <= question.points
        ? { ...quiz, picked: action.score }
        : quiz
    case 'save':
      return quiz.picked === null ? quiz : { ...quiz, picked: null, scores: quiz.scores.with(index, quiz.picked) }
    case 'goTo':
      return questions[action.index] === undefined ? quiz : { ...quiz, index: action.index, picked: null }
    case 'complete':
      return firstUnscored(quiz) === undefined ? { ...quiz, isComplete: true } : quiz
    case 'endHere':
      return endHere(quiz)
    default:
      return quiz
  }
}

/** The quiz with the scored questions alone, complete; where none is, it goes on. */
function endHere(quiz: SelfGradedQuiz): SelfGradedQuiz {
  const isScored = (_: unknown, place: number): boolean => quiz.scores[place] !== unscored
  const questions = quiz.questions.filter(isScored)
  if (questions.length === 0) return quiz
  const [isShown, scores] = [quiz.isShown.filter(isScored), quiz.scores.filter(isScored)]
  return { questions, isShown, scores, index: 0, picked: null, isComplete: true }
}

/** The place of the first question that has no score, of a chapter where one is named. */
export function firstUnscored({ questions, scores }: SelfGradedQuiz, chapter?: number): number | undefined {
  const index = questions.findIndex(
    (question, place) => scores[place] === unscored && (chapter === undefined || question.chapter === chapter),
  )
  return index === -1 ? undefined : index
}

/** Where a saved score leads: to the next question, behind the last to the first without a score; undefined where all have one. */
export function indexAfter(quiz: SelfGradedQuiz): number | undefined {
  const first = firstUnscored(quiz)
  if (first === undefined || quiz.index === quiz.questions.length - 1) return first
  return quiz.index + 1
}

/** Would saving a score of the present question leave none without one? */
export function isLastToScore({ scores, index }: SelfGradedQuiz): boolean {
  return scores.every((score, place) => place === index || score !== unscored)
}

/** Points of the scored questions, and how many they are; `total`: of all questions. */
export function selfGradedScore({ questions, scores }: SelfGradedQuiz) {
  const sum = { scored: 0, earned: 0, possible: 0, total: 0 }
  for (const [place, { points }] of questions.entries()) {
    const score = scores[place] ?? unscored
    sum.total += points
    if (score === unscored) continue
    sum.scored += 1
    sum.earned += score
    sum.possible += points
  }
  return sum
}
