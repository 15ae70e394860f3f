import { listAppearances } from '@seraph/schema/http/appearances'
import { queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'

/** Who waits to appear on public lists, for whoever decides about them (rule 148). */
export const appearancesQuery = queryOptions({
  queryKey: ['appearances'],
  queryFn: () => callEndpoint(listAppearances, {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
})
