import { replaceIssuedCoachCode, revokeIssuedCoachCode } from '@seraph/schema/http/admin/adminCoaches'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { coachCodesQuery } from '../queries.ts'

/** Revokes a code, or replaces it by another of the same coach. */
export function useEndCoachCode() {
  const keyFor = useAttemptKey()
  return useMutation({
    mutationFn: async ({ code, ending }: { code: string; ending: 'revoke' | 'replace' }) => {
      if (ending === 'revoke') {
        await callEndpoint(revokeIssuedCoachCode, { params: { code } })
        return adminToasts.codeRevoked(code)
      }
      const replaced = await callEndpoint(
        replaceIssuedCoachCode,
        { params: { code } },
        { idempotencyKey: keyFor(code) },
      )
      return adminToasts.codeReplaced(replaced.code)
    },
    onSuccess: showToast,
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: coachCodesQuery.queryKey }),
  })
}
