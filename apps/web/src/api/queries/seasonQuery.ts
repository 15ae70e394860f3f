import { queryOptions } from '@tanstack/react-query'

import { call } from '../call.ts'

/** The public part of the season in hand (rule 2). */
export const seasonQuery = queryOptions({ queryKey: ['season'], queryFn: () => call('getSeason', {}) })

/** The same of another season, open or closed: a room's. */
export function seasonQueryOf(id: string) {
  return queryOptions({ queryKey: ['season', id], queryFn: () => call('getSeason', {}, { season: id }) })
}
