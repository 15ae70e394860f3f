import { codeInFragment } from '../../session/codeInFragment.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { LoginView } from './LoginView.tsx'
import { PlayerView } from './PlayerView.tsx'

/** Login for visitors; for players who they are and what they have done (document 1, §2.6). */
export function PlayerLoginScreen() {
  const session = useSession()
  if (session.status === 'checking') return <ScreenSkeleton />
  const scanned = codeInFragment()
  const isOther = session.status === 'player' && scanned !== '' && scanned !== session.player.playerCode
  if (session.status === 'guest' || isOther) return <LoginView />
  if (session.status === 'player') {
    return <PlayerView player={session.player} canBecomeAdmin={session.canBecomeAdmin} isAdmin={session.isAdmin} />
  }
  return (
    <ErrorState title="We could not reach the server" onRetry={session.retry}>
      Logging in needs a connection.
      {session.storedCode !== undefined && ` Your code ${session.storedCode} stays in this browser.`}
    </ErrorState>
  )
}
