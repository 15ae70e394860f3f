import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { call } from '../../api/call.ts'
import { textOf } from '../../messages.ts'
import { playerToasts } from '../../messages/players.ts'
import { paths } from '../../paths.ts'
import { signedOut } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toastStore.ts'

/** Deletes one's record, signs out and goes home; says until when it can be undone. */
export function useDeleteRecord() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (playerCode: string) => call('deleteRecord', { body: { playerCode } }),
    onSuccess: ({ finalAt }) => {
      void navigate(paths.home)
      signedOut()
      showToast(playerToasts.recordDeleted(new Date(finalAt).toLocaleDateString('en', { dateStyle: 'long' })))
    },
    onError: (error) => showToast(playerToasts.deleteFailed(textOf(error))),
  })
}
