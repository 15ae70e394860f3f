import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { coachToasts } from '../../messages/coaches.ts'
import { reasonOf } from '../../messages/reasonOf.ts'
import { paths } from '../../paths.ts'
import { coachSignedIn } from '../../session/sessionQuery.ts'
import { dismissToast, showToast } from '../../ui/toasts/toastStore.ts'

/**
 * Logs a coach in and goes to the dashboard where the profile is set up. `asksClub` from the moment on that the server has asked for the
 * club's name.
 */
export function useCoachLogin() {
  const navigate = useNavigate()
  const [asksClub, setAsksClub] = useState(false)
  const login = useMutation({
    mutationFn: ({ code, clubName }: { code: string; clubName: string }) =>
      call('loginCoach', { body: { code, ...(clubName.trim() !== '' && { clubName }) } }),
    onSuccess: ({ isLinked, profile, coach }) => {
      dismissToast()
      coachSignedIn(coach)
      if (!isLinked) return
      showToast(coachToasts.loggedIn(profile?.coachName ?? coach.clubName))
      void navigate(paths.coachDashboard)
    },
    onError: (error) => {
      if (codeOf(error) !== 'club_name_needed') showToast(coachToasts.loginFailed(reasonOf(error)))
      else if (asksClub) showToast(coachToasts.clubNameRequired)
      else setAsksClub(true)
    },
  })
  return { ...login, asksClub }
}
