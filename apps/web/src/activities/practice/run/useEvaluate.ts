import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'
import { showCare } from '../../../ui/dialogs/careStore.ts'
import type { Submission } from './quizRunState.ts'

type Sent = { question: Question; submission: Submission }
type Options = {
  onJudged: (sent: Sent, evaluation: Evaluation) => Promise<void>
  onFailed: (sent: Sent) => void
}

/** Has an answer marked. A submission keeps its key, so that trying again never doubles. */
export function useEvaluate({ onJudged, onFailed }: Options) {
  return useMutation({
    mutationFn: ({ question, submission: { answer, evaluationKey, recall } }: Sent) =>
      call(
        'evaluateAnswer',
        { body: { userAnswer: answer, question: { id: question.id }, recall } },
        { idempotencyKey: evaluationKey },
      ),
    // What is said to a child in need is shown, and kept nowhere.
    onSuccess: ({ care, ...evaluation }, sent) => {
      showCare(care)
      return onJudged(sent, evaluation)
    },
    onError: (_, sent) => onFailed(sent),
  })
}
