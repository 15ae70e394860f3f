import { queryOptions } from '@tanstack/react-query'

import { call } from './call.ts'

/** The public part of the season in play (ruling 2). */
export const seasonQuery = queryOptions({ queryKey: ['season'], queryFn: () => call('getSeason', {}) })
