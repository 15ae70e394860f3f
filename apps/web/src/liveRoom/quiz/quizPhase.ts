import type { QuestionPhase } from '../../questions/QuestionCard.tsx'

/** How a question of a room stands: marked, waiting for its mark with the line up or down, or still to be answered. */
export function quizPhase(stand: { isMarked: boolean; isWaiting: boolean; isLineUp: boolean }): QuestionPhase {
  if (stand.isMarked) return 'judged'
  if (!stand.isWaiting) return 'answering'
  return stand.isLineUp ? 'evaluating' : 'kept'
}
