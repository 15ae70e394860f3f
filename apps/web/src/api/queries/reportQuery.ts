import { queryOptions } from '@tanstack/react-query'

import { call } from '../call.ts'

/**
 * A player's totals, days and chapters, never from any cache on the way: the address is a new one each time, and the request
 * says `no-cache` (rule 126). `season`: another than the one in hand, a closed one too.
 */
export function reportQuery(playerId: string, season?: string) {
  return queryOptions({
    queryKey: ['progress-report', playerId, ...(season === undefined ? [] : [season])],
    queryFn: () =>
      call(
        'getPlayerProgress',
        { params: { playerId }, query: { t: Date.now().toString(36) } },
        { isFresh: true, ...(season !== undefined && { season }) },
      ),
    refetchOnMount: 'always',
  })
}
