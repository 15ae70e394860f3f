import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queryClient.ts'
import { textOf } from '../../messages.ts'
import { playerToasts } from '../../messages/players.ts'
import { paths } from '../../paths.ts'
import { forgetPlayer } from '../../saving/forgetPlayer.ts'
import { sessionQuery, signedOut } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toastStore.ts'

/** Deletes one's record, and what this browser keeps of it, signs out and goes home; says until when it can be undone. */
export function useDeleteRecord() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (playerCode: string) => call('deleteRecord', { body: { playerCode } }),
    onSuccess: ({ finalAt }) => {
      const player = queryClient.getQueryData(sessionQuery.queryKey)?.player
      if (player !== undefined && player !== null) void forgetPlayer(player)
      void navigate(paths.home)
      signedOut()
      showToast(playerToasts.recordDeleted(new Date(finalAt).toLocaleDateString('en', { dateStyle: 'long' })))
    },
    onError: (error) => showToast(playerToasts.deleteFailed(textOf(error))),
  })
}
