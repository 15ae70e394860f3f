import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { textOf, toasts } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { adoptCode } from '../../saving/adoptCode.ts'
import { announceNewCode } from '../../session/announceNewCode.ts'
import { forgetScannedCard } from '../../session/scannedCard.ts'
import { signedIn } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { sentFrom } from '../../session/sentFrom.ts'

/** What is sent; `confirmRestore` once the person has said that a deleted record is to come back (rule 18). */
export type Login = {
  playerCode: string
  wantsFeatured: boolean
  confirmRestore?: boolean
  /** What proves a browser that isn't proved yet (rule 42). */
  secretNumber?: string
  cardToken?: string
  hasNoNumber?: boolean
}

/**
 * Logs in, greets, and goes to the quiz; from `/login` back to where one was (rule 1). A code that has changed is told
 * instead of the greeting, for it is the one thing to remember. `onDeleted`: the code is right, and its record was deleted;
 * `onNumberAsked`: the server asks for the number; with a text where it says that it is wrong.
 */
export function useLogin(options: {
  onDeleted: (login: Login) => void
  onNumberAsked: (login: Login, wrongText: string | undefined) => void
}) {
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
      forgetScannedCard()
      const from = sentFrom(state)
      const cameFromHere = pathname === paths.login && key !== 'default'
      if (from !== undefined) void navigate(from, { replace: true })
      else void (cameFromHere ? navigate(-1) : navigate(paths.practice))
    },
    onError: (error, login) => {
      const code = codeOf(error)
      if (code === 'player_deleted') options.onDeleted(login)
      else if (code === 'number_needed') options.onNumberAsked(login, undefined)
      else if (code === 'number_wrong') options.onNumberAsked(login, textOf(error))
      else showToast(toasts.loginFailed(textOf(error)))
    },
  })
}
