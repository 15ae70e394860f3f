import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'

/** How a team divides the season in hand; read afresh whenever the planner opens. */
export function assignmentQuery(teamId: string) {
  return queryOptions({
    queryKey: ['assignment', teamId],
    queryFn: () => call('getTeamAssignment', { params: { teamId } }),
    refetchOnMount: 'always',
  })
}
