import { listAppeals } from '@seraph/schema/http/appeals/appeals'
import { queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'

/** The appeals that wait, for whoever decides about them, and what was decided. */
export const appealsQuery = queryOptions({
  queryKey: ['appeals'],
  queryFn: () => callEndpoint(listAppeals, {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
})
