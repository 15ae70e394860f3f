import { coachToasts } from '../../messages/coaches.ts'
import type { Toast } from '../../ui/toasts/toastStore.ts'

/** Why a registration isn't sent at all, as a toast (rule 134); undefined where it may be. */
export function refuseRegistration(given: {
  isVerified: boolean
  teams: readonly { teamName: string }[]
}): Toast | undefined {
  if (!given.isVerified) return coachToasts.verificationRequired
  const [first] = given.teams
  if (first === undefined) return coachToasts.noTeams
  return first.teamName.trim() === '' ? coachToasts.teamNameRequired : undefined
}
