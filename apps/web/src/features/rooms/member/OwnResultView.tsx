import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { loadOwnResult } from '../../../liveRoom/roomCalls.ts'
import { RoomResultPage } from '../RoomResultPage.tsx'
import { useRoomSeason } from '../useRoomSeason.ts'
import { OwnResult } from './OwnResult.tsx'

/** A child's page of a room (rule 181), right after its end and for ever after. */
export function OwnResultView({ roomId, season }: { roomId: string; season: Season }) {
  const query = useQuery({
    queryKey: ['own-room-result', roomId],
    queryFn: () => loadOwnResult(roomId),
    refetchOnMount: 'always',
  })
  const { data } = query
  const roomSeason = useRoomSeason(season, data?.seasonId)
  return (
    <div className="mx-auto max-w-[45.5rem]">
      <RoomResultPage title={data?.name ?? 'Your result'} failure="Your result could not be loaded" query={query}>
        {data && <OwnResult result={data} season={roomSeason} />}
      </RoomResultPage>
    </div>
  )
}
