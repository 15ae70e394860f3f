import { matchPath, useLocation } from 'react-router-dom'

import { paths } from '../paths.ts'
import { isGuestMode } from './guestMode.ts'
import { useStoredCoachCode } from './storedCoachCode.ts'
import { useSession } from './useSession.ts'
import { useWelcome } from './welcomeStore.ts'

/** Where a visitor is already doing what the dialog would ask for. */
const quietPaths = [
  paths.playerLogin,
  paths.login,
  paths.individualRegister,
  paths.individualRegistration,
  '/coach-login',
  '/register',
  '/coach-dashboard',
]

/**
 * Is the welcome dialog open? By itself it opens for visitors with no player, once the server has said so, not for those
 * who have chosen to be guests (document 1, §4), nor for coaches. Anybody can open it again.
 */
export function useIsWelcomeOpen(): boolean {
  const welcome = useWelcome()
  const { status } = useSession()
  const { pathname } = useLocation()
  const isCoach = useStoredCoachCode() !== undefined
  if (welcome !== 'automatic') return welcome === 'open'
  const isQuiet = quietPaths.some((path) => matchPath(path, pathname))
  return status === 'guest' && !isQuiet && !isCoach && !isGuestMode()
}
