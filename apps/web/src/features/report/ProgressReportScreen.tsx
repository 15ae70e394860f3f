import { useLocation, useSearchParams } from 'react-router-dom'

import { useCoach } from '../../session/coach/useCoach.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { leads } from '../../leads.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { SignedOutPrompt } from './SignedOutPrompt.tsx'

const MeView = lazyPart(
  () => import('../../progress/me/MeView.tsx').then((module) => module.MeView),
  <ScreenSkeleton />,
)

const ReportView = lazyPart(() => import('./ReportView.tsx').then((module) => module.ReportView), <ScreenSkeleton />)

/**
 * The detailed progress report (rule 121): one's own, or for a coach and the admin
 * that of the player named in the address; for visitors, what it would need.
 */
export function ProgressReportScreen() {
  const session = useSession()
  const { coach } = useCoach()
  const [search] = useSearchParams()
  const state = useLocation().state as { playerCode?: string } | null
  const playerId = search.get('player')
  if (session.status === 'checking') return <ScreenSkeleton />
  const readsOthers = coach !== null || (session.status === 'player' && session.isAdmin)
  if (readsOthers && playerId !== null) return <ReportView ofPlayer={{ id: playerId, code: state?.playerCode }} />
  if (session.status === 'guest') return <SignedOutPrompt />
  if (session.status === 'player') return <MeView {...session} title={leads.playerProgress.title} />
  return (
    <ErrorState title="We could not reach the server" onRetry={session.retry}>
      Your report needs a connection. Nothing is lost.
    </ErrorState>
  )
}
