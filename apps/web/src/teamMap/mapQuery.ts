import { getCoachMap } from '@seraph/schema/http/coaches/coachMap'
import { queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'

/** What all of the coach's teams know of each verse of the season in hand; read afresh whenever the map opens. */
export const mapQuery = queryOptions({
  queryKey: ['coachMap'],
  queryFn: () => callEndpoint(getCoachMap, { query: {} }),
  refetchOnMount: 'always',
})
