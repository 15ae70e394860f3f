import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { textOf, toasts } from '../../messages.ts'
import { isAddress, paths } from '../../paths.ts'
import { adoptCode } from '../../saving/adoptCode.ts'
import { announceNewCode } from '../../session/announceNewCode.ts'
import { signedIn } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toastStore.ts'

/** What is sent; `confirmRestore` once the person has said that a deleted record is to come back (ruling 18). */
export type Login = { playerCode: string; wantsFeatured: boolean; confirmRestore?: boolean }

/**
 * Logs in, greets, and goes to the quiz; from `/login` back to where one was (ruling 1). A code that has changed is told
 * instead of the greeting, for it is the one thing to remember. `onDeleted`: the code is right, and its record was deleted.
 */
export function useLogin(onDeleted: (login: Login) => void) {
  const navigate = useNavigate()
  const { pathname, key, state } = useLocation()
  return useMutation({
    mutationFn: ({ playerCode, ...rest }: Login) =>
      call('loginPlayer', { body: { playerCode: playerCode.trim().toUpperCase(), ...rest } }),
    onSuccess: ({ player, updatedPlayerCode }, { playerCode }) => {
      if (updatedPlayerCode === undefined) showToast(toasts.welcomeBack(player.playerCode))
      else announceNewCode(updatedPlayerCode)
      void adoptCode(playerCode, player)
      signedIn(player)
      const from = sentFrom(state)
      const cameFromHere = pathname === paths.login && key !== 'default'
      if (from !== undefined) void navigate(from, { replace: true })
      else void (cameFromHere ? navigate(-1) : navigate(paths.practice))
    },
    onError: (error, login) => {
      if (codeOf(error) === 'player_deleted') onDeleted(login)
      else showToast(toasts.loginFailed(textOf(error)))
    },
  })
}

/** The screen that sent one here because it is for players alone. */
function sentFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && isAddress(from) ? from : undefined
}
