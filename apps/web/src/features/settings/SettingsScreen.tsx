import { useState } from 'react'
import { Navigate } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { SettingsView } from './SettingsView.tsx'

/**
 * A player's settings. Whoever comes here signed out is sent to the login and comes back from there (rule 107); whoever signs out
 * here goes home.
 */
export function SettingsScreen() {
  const session = useSession()
  const isPlayer = session.status === 'player'
  const [hasBeenPlayer, setHasBeenPlayer] = useState(false)
  if (isPlayer && !hasBeenPlayer) setHasBeenPlayer(true)
  if (session.status === 'checking') return <ScreenSkeleton />
  if (session.status === 'player') return <SettingsView player={session.player} />
  if (session.status === 'guest') {
    return hasBeenPlayer ? (
      <Navigate to={paths.home} replace />
    ) : (
      <Navigate to={paths.login} state={{ from: paths.settings }} replace />
    )
  }
  return (
    <ErrorState title="We could not reach the server" onRetry={session.retry}>
      Your settings are kept there, so they need a connection.
    </ErrorState>
  )
}
