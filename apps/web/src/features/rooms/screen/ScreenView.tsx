import type { Room } from '@seraph/schema/rooms/room'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { codeOf } from '../../../api/apiError.ts'
import { seasonQuery } from '../../../api/queries/seasonQuery.ts'
import { textOf } from '../../../messages.ts'
import { showRoom } from '../../../liveRoom/roomCalls.ts'
import { readRoomSession } from '../../../liveRoom/line/roomSession.ts'
import { useHoldPortraitHint } from '../../../session/notices/portraitHintHold.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { HallCode } from '../../../ui/waiting/HallCode.tsx'
import { LiveScreen } from './LiveScreen.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/** A room on the wall of a hall: opened by its host's browser alone, live until the room is over, then the podium. */
export function ScreenView() {
  useHoldPortraitHint()
  const { code = '' } = useParams()
  const { data: season } = useQuery(seasonQuery)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['room-screen', code],
    queryFn: () => showRoom(code, hostTokenOf(code)),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data !== undefined && season !== undefined) {
    const { room, token } = data
    if (token === null) return <ScreenFrame room={room} season={season} isLive={false} />
    const session = { ...hostOf(room), roomId: room.id, roomCode: room.code, token }
    return <LiveScreen key={token} session={session} first={room} season={season} onTokenLost={() => void refetch()} />
  }
  if (error === null) return <HallCode />
  return (
    <main className="main pt-6">
      <ScreenTitle title={`Screen of room ${code}`} />
      <div className="mt-4">
        <ErrorState title="This screen could not be opened" onRetry={() => void refetch()} isRetrying={isFetching}>
          {codeOf(error) === 'not_host'
            ? 'Only the host of this room opens its screen. Please open it from the room, with “Screen for the hall”.'
            : textOf(error)}
        </ErrorState>
      </div>
    </main>
  )
}

/** The host's token where this browser leads the room; elsewhere the coach's session has to do. */
function hostTokenOf(code: string): string | undefined {
  const session = readRoomSession()
  return session?.isHost === true && session.roomCode === code ? session.token : undefined
}

function hostOf({ hostId, participants }: Room) {
  const nickname = participants.find(({ id }) => id === hostId)?.nickname ?? ''
  return { userId: hostId, nickname, isHost: true }
}
