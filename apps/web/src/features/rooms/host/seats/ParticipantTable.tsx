import { filterSeats, sortSeats, type SeatFilter, type SeatOrder } from '@seraph/domain/rooms/watchSeats'
import UserRoundX from 'virtual:icons/user-round-x'
import { useState } from 'react'

import type { RoomMember } from '../../../../liveRoom/line/roomMember.ts'
import { useWatchedSeats } from '../../../../liveRoom/useWatchedSeats.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { AssignAll } from '../AssignAll.tsx'
import { guestMeaning } from './guestMeaning.ts'
import { SeatFilters } from './SeatFilters.tsx'
import { SeatMenu } from './SeatMenu.tsx'
import { SeatRow } from './SeatRow.tsx'
import { SeatTile } from './SeatTile.tsx'

/** With more participants than this each gets a low tile. */
const roomySeats = 10
/** So few are seen at a glance. */
const fewSeats = 3

/** Who is here and how they do, live; who needs the host comes first (rule 177). */
export function ParticipantTable({ client, state, season, said }: RoomMember & { said: string }) {
  const { room, marks } = state.view
  const [order, setOrder] = useState<SeatOrder>('look')
  const [filter, setFilter] = useState<SeatFilter>('all')
  const seats = useWatchedSeats({ client, state })
  const shown = filterSeats(sortSeats(seats, order), filter)
  const isCompact = seats.length > roomySeats
  const here = seats.filter(({ participant }) => participant.presence === 'here').length
  const finished = seats.filter((one) => one.state === 'finished').length
  const looks = seats.filter(({ needsLook }) => needsLook).length
  const Seat = isCompact ? SeatTile : SeatRow
  return (
    <section aria-labelledby="participants" className="mt-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="participants" className="text-xl">
          Participants
        </h2>
        <p className="text-muted">
          {here} here
          {seats.length > here && `, ${seats.length - here} not`}
          {finished > 0 && ` · ${finished} finished`}
          {looks > 0 && <b className="text-fair"> · {looks} to look at</b>}
        </p>
        <output className="text-muted ml-auto text-base max-sm:min-h-[1.6em] max-sm:w-full">{said}</output>
      </div>
      {seats.length === 0 ? (
        <div className="mt-3">
          <EmptyState title="Nobody is here yet">
            Show them the code above. Everyone who joins appears here at once.
          </EmptyState>
        </div>
      ) : (
        <>
          {room.status !== 'completed' && room.settings.pace === 'own' && (
            <AssignAll client={client} room={room} season={season} />
          )}
          {seats.length > fewSeats && <SeatFilters {...{ order, filter, setOrder, setFilter }} />}
          {shown.length === 0 && <p className="text-muted mt-3">Nobody at the moment.</p>}
          <ul
            className={
              isCompact
                ? 'max-sm:border-line max-sm:rounded-card mt-2 grid gap-x-2 gap-y-1.5 max-sm:gap-0 max-sm:overflow-hidden max-sm:border-x max-sm:border-t sm:grid-cols-2 lg:grid-cols-3'
                : 'border-line bg-surface rounded-card shadow-card divide-line mt-2 divide-y border empty:hidden'
            }
          >
            {shown.map((seat) => (
              <Seat
                key={seat.participant.id}
                seat={seat}
                menu={
                  <SeatMenu
                    client={client}
                    room={room}
                    season={season}
                    participant={seat.participant}
                    marks={Object.values(marks).filter(({ userId }) => userId === seat.participant.id)}
                  />
                }
              />
            ))}
          </ul>
          {seats.some(({ participant }) => participant.isGuest) && (
            <p className="text-muted mt-2 text-base">
              {isCompact ? <UserRoundX aria-hidden className="mr-1 inline size-4" /> : <b>guest: </b>}
              {guestMeaning}
            </p>
          )}
        </>
      )}
    </section>
  )
}
