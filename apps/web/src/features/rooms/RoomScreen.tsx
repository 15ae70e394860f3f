import type { Season } from '@seraph/schema/season'
import { useRef } from 'react'

import type { RoomSession } from '../../rooms/roomSession.ts'
import { useRoomClient } from '../../rooms/useRoomClient.ts'
import { useRoomNews } from '../../rooms/useRoomNews.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Button } from '../../ui/Button.tsx'
import { HostView } from './HostView.tsx'
import { LineEnded } from './LineEnded.tsx'
import { LineNote } from './LineNote.tsx'
import { ParticipantView } from './ParticipantView.tsx'

type Props = {
  session: RoomSession
  season: Season
  onLeave: (session: RoomSession, options: { showResults: boolean }) => void
}

/** In a room: what the host sees, or a participant, once the seat is taken. */
export function RoomScreen({ session, season, onLeave }: Props) {
  const { client, state } = useRoomClient(session)
  const hasLeft = useRef(false)
  const leave = () => {
    if (hasLeft.current) return
    hasLeft.current = true
    const wasStarted = (client.getState().view?.room.startedAt ?? null) !== null
    onLeave(session, { showResults: session.isHost && wasStarted })
  }
  const { said } = useRoomNews(client, leave)
  const { view, line, endedBy } = state
  if (line === 'ended') return <LineEnded reason={endedBy} onUseHere={client.start} onLeave={leave} />
  if (view === undefined) {
    return (
      <>
        <ScreenTitle title={`Room ${session.roomCode}`} />
        <output className="text-muted mt-2 block">Connecting to the room…</output>
        <ScreenSkeleton />
        <Button look="quiet" className="mt-5" onClick={leave}>
          Back
        </Button>
      </>
    )
  }
  const member = { client, state: { ...state, view }, season }
  return (
    <>
      <LineNote line={line} waiting={state.waiting.length} />
      {session.isHost ? (
        <HostView {...member} said={said} />
      ) : (
        <ParticipantView {...member} said={said} onLeft={leave} />
      )}
    </>
  )
}
