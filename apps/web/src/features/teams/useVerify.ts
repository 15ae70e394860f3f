import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { UnreachableError, codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { coachToasts } from '../../messages/coaches.ts'
import { reasonOf } from '../../messages/reasonOf.ts'
import { coachSignedIn } from '../../session/sessionQuery.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** Verifies a coach code, which counts as a login; `asksClub` once the server has asked for the club's name. */
export function useVerify() {
  const [asksClub, setAsksClub] = useState(false)
  const verify = useMutation({
    mutationFn: ({ code, clubName }: { code: string; clubName: string }) =>
      call('verifyCoach', { body: { code, ...(clubName.trim() !== '' && { clubName }) } }),
    onSuccess: ({ coach, coachInfo }) => {
      showToast(coachToasts.codeVerified(coachInfo.clubName))
      coachSignedIn(coach)
    },
    onError: (error) => {
      const reason = reasonOf(error)
      if (codeOf(error) === 'club_name_needed') setAsksClub(true)
      else if (error instanceof UnreachableError || reason === undefined) showToast(coachToasts.verificationError)
      else showToast(coachToasts.verificationFailed(reason))
    },
  })
  return { ...verify, asksClub }
}
