import type { Season } from '@seraph/schema/season'

import { eventTextOf } from './eventTextOf.ts'
import { useWakeLock } from '../../../liveRoom/useWakeLock.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { LateLines } from './late/LateLines.tsx'
import { MemberTable } from './MemberTable.tsx'
import type { TeamSeat } from './teamSeat.ts'
import { TeamResult } from './result/TeamResult.tsx'
import { useTeamEvent } from './useTeamEvent.ts'

const HostDesk = lazyPart(async () => (await import('./host/HostDesk.tsx')).HostDesk, <ScreenSkeleton />)
const GraderDesk = lazyPart(async () => (await import('./host/GraderDesk.tsx')).GraderDesk, <ScreenSkeleton />)
const VisitorDesk = lazyPart(async () => (await import('./between/VisitorDesk.tsx')).VisitorDesk, <ScreenSkeleton />)
const EventWall = lazyPart(async () => (await import('./EventWall.tsx')).EventWall, <ScreenSkeleton />)

type Props = { seat: TeamSeat; season: Season; onLeave: () => void }

/** An event room, as its host, a member, a grader or a hall sees it. */
export function TeamRoom({ seat, season, onLeave }: Props) {
  useWakeLock()
  const { room, endsAt, error, isLive, take, refresh } = useTeamEvent(seat, onLeave)
  if (room === undefined)
    return error === undefined ? (
      <ScreenSkeleton />
    ) : (
      <ErrorState title="The event could not be loaded" onRetry={() => void refresh()}>
        {eventTextOf(error)}
      </ErrorState>
    )
  const parts = { seat, room, season, endsAt, take }
  return (
    <>
      {!isLive && error !== undefined && (
        <output className="block text-fair mb-2 text-base font-semibold">
          No connection. What you write is kept here, and sent as soon as you are back online.
        </output>
      )}
      {room.own !== null && <LateLines seat={seat} room={room} />}
      {room.role === 'screen' ? (
        <EventWall {...parts} />
      ) : room.role === 'grader' ? (
        <GraderDesk {...parts} />
      ) : room.role === 'visitor' ? (
        <VisitorDesk {...parts} onLeave={onLeave} />
      ) : room.role === 'host' ? (
        <HostDesk {...parts} onLeave={onLeave} />
      ) : room.phase === 'end' ? (
        <TeamResult {...parts} onLeave={onLeave} />
      ) : (
        <MemberTable key={room.own?.seatId} {...parts} onLeave={onLeave} />
      )}
    </>
  )
}
