import { getTeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import { queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'

/** A team's week in the season in hand; read afresh whenever the page opens. */
export function weekQuery(teamId: string) {
  return queryOptions({
    queryKey: ['teamWeek', teamId],
    queryFn: () => callEndpoint(getTeamWeek, { params: { teamId } }),
    refetchOnMount: 'always',
  })
}
