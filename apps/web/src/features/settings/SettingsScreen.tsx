import { Navigate } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { SettingsView } from './SettingsView.tsx'

/** A player's settings; whoever is signed out is sent to the login and comes back from there (document 1, §2.7). */
export function SettingsScreen() {
  const session = useSession()
  if (session.status === 'checking') return <ScreenSkeleton />
  if (session.status === 'guest') return <Navigate to={paths.login} state={{ from: paths.settings }} replace />
  if (session.status === 'player') return <SettingsView player={session.player} />
  return (
    <ErrorState title="We could not reach the server" onRetry={session.retry}>
      Your settings are kept there, so they need a connection.
    </ErrorState>
  )
}
