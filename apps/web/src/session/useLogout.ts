import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { call } from '../api/call.ts'
import { textOf, toasts } from '../messages.ts'
import { paths } from '../paths.ts'
import { showToast } from '../ui/toastStore.ts'
import { signedOut } from './sessionQuery.ts'

/** Ends the session on the server, then here, and goes home. */
export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('logoutPlayer', {}),
    onSuccess: () => {
      signedOut()
      showToast(toasts.loggedOut)
      void navigate(paths.home)
    },
    onError: (error) => showToast(toasts.logoutFailed(textOf(error))),
  })
}
