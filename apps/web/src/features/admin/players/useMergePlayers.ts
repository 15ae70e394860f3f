import { mergePlayers } from '@seraph/schema/http/admin/adminPlayers'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** Hands a duplicate's records to the player who stays. */
export function useMergePlayers() {
  const keyFor = useAttemptKey()
  return useMutation({
    mutationFn: ({ id, intoId }: { id: string; intoId: string }) =>
      callEndpoint(mergePlayers, { params: { id }, body: { intoId } }, { idempotencyKey: keyFor({ id, intoId }) }),
    onSuccess: ({ playerCode }) => showToast(adminToasts.playersMerged(playerCode)),
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'players'] }),
  })
}
