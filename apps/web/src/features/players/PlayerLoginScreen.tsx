import { useScannedCard } from '../../session/scannedCard.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { LoginView } from './LoginView.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const MeView = lazyPart(
  () => import('../../progress/me/MeView.tsx').then((module) => module.MeView),
  <ScreenSkeleton />,
)

/** Login for visitors; for players who they are and what they have done (rule 106). */
export function PlayerLoginScreen() {
  const session = useSession()
  const scanned = useScannedCard()
  if (session.status === 'checking') return <ScreenSkeleton />
  const isOther =
    session.status === 'player' && scanned !== undefined && scanned.playerCode !== session.player.playerCode
  if (session.status === 'guest' || isOther) return <LoginView key={scanned?.cardToken ?? scanned?.playerCode} />
  if (session.status === 'player') {
    return <MeView {...session} title="Me" />
  }
  return (
    <ErrorState title="We could not reach the server" onRetry={session.retry}>
      Logging in needs a connection.
      {session.storedCode !== undefined && ` Your code ${session.storedCode} stays in this browser.`}
    </ErrorState>
  )
}
