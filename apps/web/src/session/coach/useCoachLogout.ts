import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { call } from '../../api/call.ts'
import { textOf, toasts } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { coachSignedOut } from '../sessionQuery.ts'

/** Ends the coach's session on the server, then here, and goes to the coach login; a player's session stays (rule 11). */
export function useCoachLogout() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('logoutCoach', {}),
    onSuccess: () => {
      coachSignedOut()
      showToast(toasts.loggedOut)
      void navigate(paths.coachLogin)
    },
    onError: (error) => showToast(toasts.logoutFailed(textOf(error))),
  })
}
