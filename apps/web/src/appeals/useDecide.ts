import { decideAppeals } from '@seraph/schema/http/appeals/appeals'
import type { WrittenBodyOf } from '@seraph/schema/http/endpoint'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { textOf } from '../messages.ts'
import { queueTexts, queueToasts } from '../messages/appeals.ts'
import { showToast } from '../ui/toasts/toastStore.ts'
import { appealsQuery } from './appealsQuery.ts'

/** Decides a group of appeals; where the wording is refused, why is said and the group stays. */
export function useDecide(onDecided: () => void) {
  return useMutation({
    mutationFn: (body: WrittenBodyOf<typeof decideAppeals>) => callEndpoint(decideAppeals, { body }),
    onSuccess: async ({ decided, refusal }) => {
      if (refusal !== null) return showToast(queueToasts.failed(queueTexts.refusal[refusal]))
      await queryClient.invalidateQueries({ queryKey: appealsQuery.queryKey })
      showToast(queueToasts.decided(decided))
      onDecided()
    },
    onError: (error) => showToast(queueToasts.failed(textOf(error))),
  })
}
