import type { MemoryState } from '@seraph/schema/review'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { seasonName } from '../../api/seasonName.ts'
import { todayQuery } from '../../api/queries/todayQuery.ts'
import { useSession } from '../../session/useSession.ts'

/** What the signed-in player remembers of each chapter of the season in hand, by its place; undefined for anybody else. */
export function useChapterStates(season: Season): readonly MemoryState[] | undefined {
  const { player } = useSession()
  const isKnown = player !== null && season.id === seasonName()
  const { data } = useQuery({
    ...todayQuery(player?.id ?? ''),
    enabled: isKnown,
    refetchOnMount: true,
    staleTime: 60_000,
  })
  return isKnown ? data?.chapters : undefined
}
