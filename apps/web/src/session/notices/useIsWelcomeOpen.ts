import { matchPath, useLocation } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { isGuestMode } from '../guestMode.ts'
import { useCoach } from '../coach/useCoach.ts'
import { useSession } from '../useSession.ts'
import { useWelcome } from './welcomeStore.ts'

/** Where a visitor is already doing what the dialog would ask for. */
const quietPaths = [
  paths.playerLogin,
  paths.login,
  paths.individualRegister,
  paths.individualRegistration,
  paths.coachLogin,
  paths.coachDashboard,
  paths.register,
  paths.roomScreen,
]

/**
 * Is the welcome dialog open? By itself it opens for visitors with neither player nor coach, once the server has said so, and not for those
 * who have chosen to be guests (rule 115). Anybody can open it again.
 */
export function useIsWelcomeOpen(): boolean {
  const welcome = useWelcome()
  const { status } = useSession()
  const { coach } = useCoach()
  const { pathname } = useLocation()
  if (welcome !== 'automatic') return welcome === 'open'
  const isQuiet = quietPaths.some((path) => matchPath(path, pathname))
  return status === 'guest' && coach === null && !isQuiet && !isGuestMode()
}
