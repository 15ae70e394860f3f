import { issueCoachCodes } from '@seraph/schema/http/admin/adminCoaches'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { coachCodesQuery } from '../queries.ts'

export type WantedCodes = {
  clubName: string
  state: string
  country: string
  teamName?: string
  coachName?: string
  count: number
}

/** Issues codes for a club. A repeat after a lost reply issues nothing twice (rule 20); asking again after a reply does. */
export function useIssueCodes() {
  const keyFor = useAttemptKey()
  const [issued, setIssued] = useState(0)
  return useMutation({
    mutationFn: (body: WantedCodes) =>
      callEndpoint(issueCoachCodes, { body }, { idempotencyKey: keyFor({ body, issued }) }),
    onSuccess: ({ codes }) => {
      setIssued(issued + 1)
      void queryClient.invalidateQueries({ queryKey: coachCodesQuery.queryKey })
      showToast(adminToasts.codesIssued(codes))
    },
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
  })
}
