import { queryOptions } from '@tanstack/react-query'

import { call } from '../call.ts'

/** The signed-in player's day in the season in hand; asked for afresh whenever home opens. */
export function todayQuery(playerId: string) {
  return queryOptions({
    queryKey: ['today', playerId],
    queryFn: () => call('getToday', {}),
    refetchOnMount: 'always',
  })
}
