import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { call } from '../../api/call.ts'
import { textOf, toasts } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { adoptCode } from '../../saving/adoptCode.ts'
import { announceNewCode } from '../../session/announceNewCode.ts'
import { signedIn } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toastStore.ts'

/**
 * Logs in, greets, and goes to the quiz; from `/login` back to where one was (ruling 1). A code that has changed is told
 * instead of the greeting, for it is the one thing to remember.
 */
export function useLogin() {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  return useMutation({
    mutationFn: ({ playerCode, wantsFeatured }: { playerCode: string; wantsFeatured: boolean }) =>
      call('loginPlayer', { body: { playerCode: playerCode.trim().toUpperCase(), wantsFeatured } }),
    onSuccess: ({ player, updatedPlayerCode }, { playerCode }) => {
      if (updatedPlayerCode === undefined) showToast(toasts.welcomeBack(player.playerCode))
      else announceNewCode(updatedPlayerCode)
      void adoptCode(playerCode, player)
      signedIn(player)
      const cameFromHere = pathname === paths.login && key !== 'default'
      void (cameFromHere ? navigate(-1) : navigate(paths.practice))
    },
    onError: (error) => showToast(toasts.loginFailed(textOf(error))),
  })
}
