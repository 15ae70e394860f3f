import type { Today } from '@seraph/schema/http/today'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { seasonName } from '../../api/seasonName.ts'
import { todayQuery } from '../../api/queries/todayQuery.ts'
import { useSession } from '../../session/useSession.ts'

/** The signed-in player's day in the season in hand, as an activity's setup needs it; undefined for anybody else. */
export function useToday(season: Season | undefined): Today | undefined {
  const { player } = useSession()
  const isKnown = player !== null && season?.id === seasonName()
  const { data } = useQuery({
    ...todayQuery(player?.id ?? ''),
    enabled: isKnown,
    refetchOnMount: true,
    staleTime: 60_000,
  })
  return isKnown ? data : undefined
}
