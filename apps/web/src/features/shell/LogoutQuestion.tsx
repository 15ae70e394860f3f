import { lazy, Suspense } from 'react'

import { useIsLogoutAsked } from '../../session/logoutQuestion.ts'
import { useSession } from '../../session/useSession.ts'

const LogoutDialog = lazy(() => import('./LogoutDialog.tsx').then((module) => ({ default: module.LogoutDialog })))

/** The question before a logout, where it is asked; the admin has no number. */
export function LogoutQuestion() {
  const isAsked = useIsLogoutAsked()
  const session = useSession()
  if (!isAsked || session.status !== 'player') return null
  const isAdmin = session.isAdmin || session.canBecomeAdmin
  return (
    <Suspense fallback={null}>
      <LogoutDialog hasNumber={session.isProved && !isAdmin} needsNumber={!isAdmin} />
    </Suspense>
  )
}
