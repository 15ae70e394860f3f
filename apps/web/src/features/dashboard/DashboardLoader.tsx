import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { codeOf } from '../../api/apiError.ts'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { coachSignedOut } from '../../session/sessionQuery.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { dashboardQuery } from './dashboardQuery.ts'
import { loadDashboard } from './loadDashboard.ts'
import { loadFailure } from './loadFailure.ts'
import { LoadFailure } from './LoadFailure.tsx'

const Dashboard = lazyPart(loadDashboard, <ScreenSkeleton />)

/** Fetches what the dashboard shows, and says what kept it from coming. */
export function DashboardLoader({ coachCode }: { coachCode: string }) {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(coachCode))
  const { data: season } = useQuery(seasonQuery)
  const isEnded = codeOf(error) === 'coach_not_signed_in'
  useEffect(() => {
    if (isEnded) coachSignedOut()
  }, [isEnded])
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching }
  if (data !== undefined && season !== undefined) return <Dashboard data={data} chapters={season.chapters} />
  if (isFetching || isEnded) return <ScreenSkeleton />
  return <LoadFailure {...loadFailure(error)} {...retry} />
}
