import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { call } from '../api/call.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { savingToasts } from '../messages/saving.ts'
import { textOf, toasts } from '../messages.ts'
import { paths } from '../paths.ts'
import { sendBeforeLogout } from '../saving/outbox/sendBeforeLogout.ts'
import { showToast } from '../ui/toasts/toastStore.ts'
import { sessionQuery, signedOut } from './sessionQuery.ts'

/** Sends what waits, ends the session on the server, then here, and goes home. What could not be sent is kept, and told. */
export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const player = queryClient.getQueryData(sessionQuery.queryKey)?.player ?? null
      const kept = player === null ? [] : await sendBeforeLogout(player)
      await call('logoutPlayer', {})
      return kept
    },
    onSuccess: (kept) => {
      signedOut()
      showToast(kept.length === 0 ? toasts.loggedOut : savingToasts.keptAtLogout(kept))
      void navigate(paths.home)
    },
    onError: (error) => showToast(toasts.logoutFailed(textOf(error))),
  })
}
