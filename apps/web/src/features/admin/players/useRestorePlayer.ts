import { restoreDeletedPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** Brings a deleted player back. */
export function useRestorePlayer() {
  return useMutation({
    mutationFn: ({ id }: { id: string; playerCode: string }) => callEndpoint(restoreDeletedPlayer, { params: { id } }),
    onSuccess: (_, { playerCode }) => showToast(adminToasts.playerRestored(playerCode)),
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'players'] }),
  })
}
