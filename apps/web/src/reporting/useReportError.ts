import { useMutation } from '@tanstack/react-query'

import { codeOf } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { useAttemptKey } from '../api/useAttemptKey.ts'
import { textOf } from '../messages.ts'
import { reportToasts } from '../messages/reports.ts'
import { showCare } from '../ui/dialogs/careStore.ts'
import { showToast } from '../ui/toasts/toastStore.ts'
import type { ReportedQuestion } from './reportedQuestion.ts'

type Fields = { userComment: string; playerCode: string }

/** Sends a report, thanks, and calls `onSent`. A second try of the same text makes no second report (rule 20). */
export function useReportError(question: ReportedQuestion, onSent: () => void) {
  const keyFor = useAttemptKey()
  return useMutation({
    mutationFn: ({ userComment, playerCode }: Fields) => {
      const code = playerCode.trim().toUpperCase()
      const body = { ...question, userComment, ...(code !== '' && { playerCode: code }) }
      return call('reportError', { body }, { idempotencyKey: keyFor(body) })
    },
    onSuccess: ({ care }, { playerCode }) => {
      onSent()
      showCare(care)
      showToast(reportToasts.sent(playerCode.trim().toUpperCase() || undefined))
    },
    onError: (error) => {
      const isTooMany = codeOf(error) === 'too_many_attempts'
      showToast(isTooMany ? reportToasts.failed(textOf(error)) : reportToasts.failed())
    },
  })
}
