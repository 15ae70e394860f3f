import { queryOptions } from '@tanstack/react-query'

import { call } from '../call.ts'

/** The instance's counts, asked for every 30 s and on focus while somebody looks (rules 118 and 120). */
export const statsQuery = queryOptions({
  queryKey: ['stats', 'overview'],
  queryFn: () => call('getStatsOverview', {}),
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
  staleTime: 5_000,
})
