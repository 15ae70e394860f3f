import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { longDateText } from '../../language/timeTexts.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { textOf } from '../../messages.ts'
import { playerToasts } from '../../messages/players.ts'
import { paths } from '../../paths.ts'
import { forgetPlayer } from '../../saving/forgetPlayer.ts'
import { sessionQuery, signedOut } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** Deletes one's record, and what this browser keeps of it, signs out and goes home; says until when it can be undone. */
export function useDeleteRecord() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: { playerCode: string; secretNumber: string }) => call('deleteRecord', { body }),
    onSuccess: ({ finalAt }) => {
      const player = queryClient.getQueryData(sessionQuery.queryKey)?.player
      if (player !== undefined && player !== null) void forgetPlayer(player)
      void navigate(paths.home)
      signedOut()
      showToast(playerToasts.recordDeleted(longDateText(finalAt)))
    },
    onError: (error) => showToast(playerToasts.deleteFailed(textOf(error))),
  })
}
