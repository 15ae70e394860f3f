import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import type { Submission } from './quizRunState.ts'

type Sent = { question: Question; submission: Submission }
type Options = {
  onJudged: (sent: Sent, evaluation: Evaluation) => Promise<void>
  onFailed: (sent: Sent) => void
}

/** Has an answer marked. A submission keeps its key, so that trying again never doubles. */
export function useEvaluate({ onJudged, onFailed }: Options) {
  return useMutation({
    mutationFn: ({ question, submission: { answer, evaluationKey } }: Sent) =>
      call(
        'evaluateAnswer',
        { body: { userAnswer: answer, question: { id: question.id } } },
        { idempotencyKey: evaluationKey },
      ),
    onSuccess: (evaluation, sent) => onJudged(sent, evaluation),
    onError: (_, sent) => onFailed(sent),
  })
}
