import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import {
  clearRoomSession,
  readRoomSession,
  writeRoomSession,
  type RoomSession,
} from '../../liveRoom/line/roomSession.ts'
import { writeEndedSeat } from '../../liveRoom/line/endedSeat.ts'
import { useHoldPortraitHint } from '../../session/notices/portraitHintHold.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'

const RoomEntry = lazy(() => import('./RoomEntry.tsx').then((module) => ({ default: module.RoomEntry })))
const InRoom = lazy(() => import('./InRoom.tsx').then((module) => ({ default: module.InRoom })))
const RoomResultsView = lazy(() =>
  import('./RoomResultsView.tsx').then((module) => ({ default: module.RoomResultsView })),
)
const OwnResultView = lazy(() =>
  import('./member/OwnResultView.tsx').then((module) => ({ default: module.OwnResultView })),
)

/**
 * Study rooms (rule 131): create or join one, be in one, or read what
 * became of one: as its host (`?results=`), or one's own part (`?mine=`).
 */
export function StudyRooms() {
  const { code } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const [session, setSession] = useState(() => storedFor(code))
  useHoldPortraitHint(code !== undefined || session !== undefined)
  const resultsOf = search.get('results')
  const mineOf = search.get('mine')

  const enter = (next: RoomSession) => {
    writeRoomSession(next)
    setSession(next)
  }
  const leave = (left: RoomSession, options: { showResults: boolean }) => {
    clearRoomSession(left)
    setSession(undefined)
    writeEndedSeat(left)
    void navigate(options.showResults ? resultsPath(left) : paths.studyRoom)
  }
  if (season === undefined) {
    return error === null ? (
      <ScreenSkeleton />
    ) : (
      <ErrorState title="Study rooms could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  }
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {resultsOf !== null ? (
        <RoomResultsView roomId={resultsOf} season={season} />
      ) : mineOf !== null ? (
        <OwnResultView roomId={mineOf} season={season} />
      ) : session === undefined ? (
        <RoomEntry season={season} code={code ?? ''} onEnter={enter} />
      ) : (
        <InRoom key={session.token} session={session} season={season} onLeave={leave} />
      )}
    </Suspense>
  )
}

const resultsPath = ({ roomId, isHost }: RoomSession) => `${paths.studyRoom}?${isHost ? 'results' : 'mine'}=${roomId}`

/** The stored seat; another room's code in the address clears it (rule 133). */
function storedFor(code: string | undefined): RoomSession | undefined {
  const stored = readRoomSession()
  if (stored === undefined || code === undefined || stored.roomCode === code) return stored
  clearRoomSession(stored)
  return undefined
}
