import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'

import { seasonQuery } from '../../api/seasonQuery.ts'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { clearRoomSession, readRoomSession, writeRoomSession, type RoomSession } from '../../rooms/roomSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'

const RoomEntry = lazy(() => import('./RoomEntry.tsx').then((module) => ({ default: module.RoomEntry })))
const InRoom = lazy(() => import('./InRoom.tsx').then((module) => ({ default: module.InRoom })))
const RoomResultsView = lazy(() =>
  import('./RoomResultsView.tsx').then((module) => ({ default: module.RoomResultsView })),
)

/** Study rooms (document 3, §2): create or join one, be in one, or read what became of one (`?results=`). */
export function StudyRooms() {
  const { code } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const [session, setSession] = useState(() => storedFor(code))
  const resultsOf = search.get('results')

  const enter = (next: RoomSession) => {
    writeRoomSession(next)
    setSession(next)
  }
  const leave = (left: RoomSession, options: { showResults: boolean }) => {
    clearRoomSession(left)
    setSession(undefined)
    void navigate(options.showResults ? resultsPath(left.roomId) : paths.studyRoom)
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
      ) : session === undefined ? (
        <RoomEntry season={season} code={code ?? ''} onEnter={enter} />
      ) : (
        <InRoom key={session.token} session={session} season={season} onLeave={leave} />
      )}
    </Suspense>
  )
}

const resultsPath = (roomId: string) => `${paths.studyRoom}?results=${roomId}`

/** The stored seat; another room's code in the address clears it (document 3, §4). */
function storedFor(code: string | undefined): RoomSession | undefined {
  const stored = readRoomSession()
  if (stored === undefined || code === undefined || stored.roomCode === code) return stored
  clearRoomSession(stored)
  return undefined
}
