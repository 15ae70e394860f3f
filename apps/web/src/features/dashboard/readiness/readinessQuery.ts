import { getTeamReadiness } from '@seraph/schema/http/coaches/teamReadiness'
import { queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'

/** How ready a team is for the next event of the season in hand. */
export function readinessQuery(teamId: string) {
  return queryOptions({
    queryKey: ['teamReadiness', teamId],
    queryFn: () => callEndpoint(getTeamReadiness, { params: { teamId } }),
    refetchOnMount: 'always',
  })
}
