import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useEffect, useEffectEvent } from 'react'

import type { RoomSession } from '../../../liveRoom/line/roomSession.ts'
import { useRoomClient } from '../../../liveRoom/line/useRoomClient.ts'
import { useWakeLock } from '../../../liveRoom/useWakeLock.ts'
import { LineEnded } from '../LineEnded.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

type Props = {
  session: RoomSession
  /** The room as it was when the screen was opened, until the channel tells more. */
  first: Room
  season: Season
  onTokenLost: () => void
}

/** Looks on in a room by the live channel; it keeps its line as a member does, and sends nothing to the room. */
export function LiveScreen({ session, first, season, onTokenLost }: Props) {
  useWakeLock()
  const { client, state } = useRoomClient(session)
  const loseToken = useEffectEvent(onTokenLost)
  useEffect(
    () =>
      client.listen((news) => {
        if (news.kind !== 'message' || news.message.type !== 'error') return
        if (news.message.code === 'seat_lost' || news.message.code === 'room_not_found') loseToken()
      }),
    [client],
  )
  const { line, endedBy, view } = state
  if (line === 'ended' && endedBy !== 'room_ended') {
    return (
      <main className="main pt-6">
        <LineEnded reason={endedBy} onUseHere={client.start} onLeave={() => close()} />
      </main>
    )
  }
  return <ScreenFrame room={view?.room ?? first} season={season} isLive={line === 'joined' || line === 'connecting'} />
}
