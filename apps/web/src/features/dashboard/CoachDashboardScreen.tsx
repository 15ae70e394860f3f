import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'

import { coachToasts } from '../../messages/coaches.ts'
import { paths } from '../../paths.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { DashboardLoader } from './DashboardLoader.tsx'
import { loadDashboard } from './loadDashboard.ts'
import { RenderBoundary } from './RenderBoundary.tsx'

/** The coach's dashboard; whoever isn't signed in as a coach is sent to the login (rule 131). */
export function CoachDashboardScreen() {
  const { status, coach, retry } = useCoach()
  useEffect(() => void loadDashboard().catch(() => undefined), [])
  const wasCoach = useRef(false)
  const isCoach = status === 'coach'
  useEffect(() => {
    if (isCoach) wasCoach.current = true
  }, [isCoach])
  const isRefused = status === 'none'
  useEffect(() => {
    if (isRefused && !wasCoach.current) showToast(coachToasts.accessDenied)
  }, [isRefused])
  if (status === 'checking') return <ScreenSkeleton />
  if (status === 'unreachable')
    return (
      <ErrorState title="We could not reach the server" onRetry={retry}>
        The dashboard needs a connection.
      </ErrorState>
    )
  if (coach?.isLinked !== true) return <Navigate to={paths.coachLogin} replace />
  return (
    <RenderBoundary>
      <DashboardLoader coachCode={coach.coachCode} />
    </RenderBoundary>
  )
}
