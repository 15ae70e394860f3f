import { queryOptions } from '@tanstack/react-query'

import { call } from '../api/call.ts'

/** What the season drills; fetched once, so that a drill goes on without a connection. */
export const drillsQuery = queryOptions({ queryKey: ['drills'], queryFn: () => call('getDrills', {}) })
