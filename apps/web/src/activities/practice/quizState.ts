import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'

/**
 * A quiz under way (rule 123). `marks` holds the first result of each question, by its id: it stays when the question
 * is answered again for practice, so that nothing is lost and nothing counts twice; `reviews`: when each was given, in
 * milliseconds since 1970, and whether with help (rule 195).
 */
export type Quiz = {
  questions: readonly Question[]
  index: number
  phase: 'answering' | 'evaluating' | 'failed' | 'judged'
  shown: Evaluation | undefined
  marks: Readonly<Record<string, Evaluation>>
  reviews: Readonly<Record<string, QuizReview>>
}

export type QuizReview = { at: number; wasHelped: boolean }

export type QuizAction =
  | { type: 'submit' }
  | { type: 'judge'; questionId: string; evaluation: Evaluation; review: QuizReview }
  | { type: 'fail'; questionId: string }
  | { type: 'next' }
  | { type: 'previous' }

/** A quiz at its first question. */
export function startQuiz(questions: readonly Question[]): Quiz {
  return { questions, index: 0, phase: 'answering', shown: undefined, marks: {}, reviews: {} }
}

/** What a quiz becomes; an action that does not fit the present question changes nothing. */
export function quizReducer(quiz: Quiz, action: QuizAction): Quiz {
  switch (action.type) {
    case 'submit':
      return quiz.phase === 'answering' || quiz.phase === 'failed' ? { ...quiz, phase: 'evaluating' } : quiz
    case 'judge':
      return isPresent(quiz, action.questionId)
        ? {
            ...quiz,
            phase: 'judged',
            shown: action.evaluation,
            marks: { [action.questionId]: action.evaluation, ...quiz.marks },
            reviews: { [action.questionId]: action.review, ...quiz.reviews },
          }
        : quiz
    case 'fail':
      return isPresent(quiz, action.questionId) ? { ...quiz, phase: 'failed' } : quiz
    case 'next':
    case 'previous':
      return move(quiz, quiz.index + (action.type === 'next' ? 1 : -1))
    default:
      return quiz
  }
}

const isPresent = (quiz: Quiz, questionId: string) => quiz.questions[quiz.index]?.id === questionId

/** Next and Previous reset answer and result; beyond either end, and while an answer is being marked, nothing moves. */
function move(quiz: Quiz, index: number): Quiz {
  if (quiz.phase === 'evaluating' || index < 0 || index >= quiz.questions.length) return quiz
  return { ...quiz, index, phase: 'answering', shown: undefined }
}
