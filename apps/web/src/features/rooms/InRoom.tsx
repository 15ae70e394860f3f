import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'

import { seasonQueryOf } from '../../api/queries/seasonQuery.ts'
import type { RoomSession } from '../../liveRoom/line/roomSession.ts'
import { useRoomClient } from '../../liveRoom/line/useRoomClient.ts'
import { useRoomNews } from '../../liveRoom/line/useRoomNews.ts'
import { earlyQuestion } from '../../questions/earlyQuestion.ts'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useScrollToTop } from '../../ui/useScrollToTop.ts'
import { Button } from '../../ui/Button.tsx'
import { LineEnded } from './LineEnded.tsx'
import { LineNote } from './LineNote.tsx'
import { ParticipantView } from './member/ParticipantView.tsx'

const HostView = lazy(() => import('./host/HostView.tsx').then((module) => ({ default: module.HostView })))

type Props = {
  session: RoomSession
  season: Season
  onLeave: (session: RoomSession, options: { showResults: boolean }) => void
}

/** What a participant reads and writes keeps to a column; a host's list wants the whole width. */
const column = 'mx-auto max-w-[45.5rem]'

/** In a room: what the host sees, or a participant, once the seat is taken. */
export function InRoom({ session, season: inHand, onLeave }: Props) {
  useScrollToTop()
  const { client, state } = useRoomClient(session)
  const roomSeason = state.view?.room.seasonId ?? inHand.id
  const { data: season = inHand } = useQuery({ ...seasonQueryOf(roomSeason), enabled: roomSeason !== inHand.id })
  const hasLeft = useRef(false)
  const leave = () => {
    if (hasLeft.current) return
    hasLeft.current = true
    const { view } = client.getState()
    const isOver = view?.room.status === 'completed' && view.room.startedAt !== null
    onLeave(session, { showResults: isOver })
  }
  const { said } = useRoomNews(client, leave)
  const { view, line, endedBy } = state
  if (line === 'ended') {
    return (
      <div className={column}>
        <LineEnded reason={endedBy} onUseHere={client.start} onLeave={leave} />
      </div>
    )
  }
  if (view === undefined) {
    return (
      <>
        {earlyQuestion.element() === undefined && (
          <>
            <ScreenTitle title={`Room ${session.roomCode}`} />
            <output className="text-muted mt-2 block">Connecting to the room…</output>
          </>
        )}
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
        <Suspense fallback={<ScreenSkeleton />}>
          <HostView {...member} said={said} onBack={leave} />
        </Suspense>
      ) : (
        <div className={column}>
          <ParticipantView {...member} said={said} onLeft={leave} />
        </div>
      )}
    </>
  )
}
