import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ReportView } from './ReportView.tsx'
import { SignedOutPrompt } from './SignedOutPrompt.tsx'

/** The detailed progress report (document 2, §2); for visitors, what it would need. */
export function ProgressReportScreen() {
  const session = useSession()
  if (session.status === 'checking') return <ScreenSkeleton />
  if (session.status === 'guest') return <SignedOutPrompt />
  if (session.status === 'player') return <ReportView player={session.player} />
  return (
    <ErrorState title="We could not reach the server" onRetry={session.retry}>
      Your report needs a connection. Nothing of it is lost.
    </ErrorState>
  )
}
