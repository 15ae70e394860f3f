import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries/queryClient.ts'

/** All of a coach's teams and players; read afresh whenever the dashboard opens. */
export function dashboardQuery(coachCode: string) {
  return queryOptions({
    queryKey: ['coachDashboard', coachCode],
    queryFn: () => call('getCoachDashboard', { query: { coachCode } }),
    refetchOnMount: 'always',
  })
}

/** Reads the dashboard again after something was changed. */
export function refreshDashboard(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['coachDashboard'] })
}
