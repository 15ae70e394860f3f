import type { GemLetter } from '@seraph/schema/vocabulary'
import { gems } from '@seraph/domain/gems/gems'
import { useQuery } from '@tanstack/react-query'

import { call } from '../api/call.ts'
import { useSettled } from './useSettled.ts'

/** Whose gems are asked for. */
export type GemSubject = {
  clubName: string
  teamName: string
  startingChapter: number
  state: string
  country: string
}

const pauseMs = 350

/**
 * Which gems are free, asked again whenever club, team, chapter, state or country have stood still for a moment. All seven
 * where that can't be known (rule 118).
 */
export function useFreeGems(subject: GemSubject) {
  const settled = useSettled(subject, pauseMs)
  const isKnowable = settled.clubName.trim() !== '' && settled.teamName.trim() !== ''
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['availableGems', settled],
    queryFn: () =>
      call('getAvailableGems', {
        query: { ...settled, state: settled.state.trim() || undefined, country: settled.country.trim() || undefined },
      }),
    enabled: isKnowable,
    staleTime: 0,
    gcTime: 0,
  })
  const all: readonly GemLetter[] = gems.map(({ letter }) => letter)
  return {
    all,
    free: isError || data === undefined ? all : data.availableGems,
    /** The code that each free gem would make; a coach alone is told. */
    codes: data?.generatedCodes ?? {},
    isUnknown: isError,
    isFetching,
    refetch,
  }
}
