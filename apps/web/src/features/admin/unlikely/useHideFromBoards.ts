import { hideFromBoards } from '@seraph/schema/http/admin/adminBoards'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { featuredPlayersKey } from '../../../api/featuredPlayersKey.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** Hides a player from boards or shows them again, and reads again what shows them. */
export function useHideFromBoards({ id, playerCode }: { id: string; playerCode: string }) {
  return useMutation({
    mutationFn: (isHidden: boolean) => callEndpoint(hideFromBoards, { params: { id }, body: { isHidden } }),
    onSuccess: ({ isHidden }) => showToast(adminToasts.boardDecided(playerCode, isHidden)),
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: featuredPlayersKey })
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}
