import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { useAttemptKey } from '../../api/useAttemptKey.ts'

type Options = {
  onJudged: (question: Question, evaluation: Evaluation) => void
  onFailed: (question: Question) => void
}

/** Has an answer marked. The same answer to the same question is sent under the same key, so Try Again never doubles. */
export function useEvaluate({ onJudged, onFailed }: Options) {
  const keyFor = useAttemptKey()
  return useMutation({
    mutationFn: ({ question, answer }: { question: Question; answer: string }) => {
      const body = { userAnswer: answer, question: { id: question.id } }
      return call('evaluateAnswer', { body }, { idempotencyKey: keyFor(body) })
    },
    onSuccess: (evaluation, { question }) => onJudged(question, evaluation),
    onError: (_, { question }) => onFailed(question),
  })
}
