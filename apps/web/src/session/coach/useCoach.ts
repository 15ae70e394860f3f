import type { Coach } from '@seraph/schema/http/coaches/coaches'
import { useQuery } from '@tanstack/react-query'

import { sessionQuery } from '../sessionQuery.ts'

/** Which coach this browser is signed in as, as far as it is known; `none` as the server said. */
export type CoachState =
  | { status: 'checking' | 'unreachable' | 'none'; coach: null }
  | { status: 'coach'; coach: Coach }

export function useCoach(): CoachState & { retry: () => void } {
  const { data, isFetching, refetch } = useQuery(sessionQuery)
  const retry = () => void refetch()
  if (data === undefined) return { status: isFetching ? 'checking' : 'unreachable', coach: null, retry }
  return data.coach === null ? { status: 'none', coach: null, retry } : { status: 'coach', coach: data.coach, retry }
}
