import type { PlayerProgress } from '@seraph/schema/http/progress'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../call.ts'

/** A player's totals; asked for afresh whenever a screen that shows them opens. */
export function progressQuery(playerId: string) {
  return queryOptions({
    queryKey: ['progress', playerId],
    queryFn: (): Promise<PlayerProgress> => call('getPlayerProgress', { params: { playerId }, query: {} }),
    refetchOnMount: 'always',
  })
}
