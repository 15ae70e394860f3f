import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { seasonQueryOf } from '../../api/queries/seasonQuery.ts'

/**
 * The season that a room was of, which may be over; until it is there, and where
 * it is the same, the one in hand. `seasonId` is undefined while it is not known.
 */
export function useRoomSeason(inHand: Season, seasonId: string | undefined): Season {
  const { data } = useQuery({
    ...seasonQueryOf(seasonId ?? inHand.id),
    enabled: seasonId !== undefined && seasonId !== inHand.id,
  })
  return data ?? inHand
}
