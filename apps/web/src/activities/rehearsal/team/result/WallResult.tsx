import { useQuery } from '@tanstack/react-query'

import { loadResult } from '../teamCalls.ts'
import { PlaceList } from './PlaceList.tsx'
import type { TeamParts } from '../teamParts.ts'

/** The placements on the wall, once the host has told them. */
export function WallResult({ seat, room }: Pick<TeamParts, 'seat' | 'room'>) {
  const { data } = useQuery({
    queryKey: ['team-result', seat.roomId, room.version],
    queryFn: () => loadResult(seat),
    enabled: room.isPublished,
  })
  if (data === undefined) return <p>Thank you all. The result comes soon.</p>
  return (
    <>
      <h2 className="sr-only">Placements</h2>
      <PlaceList teams={data.teams} possible={data.possible} ownTeam={undefined} />
    </>
  )
}
