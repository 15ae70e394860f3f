import type { Room } from '@seraph/schema/rooms/room'
import type { RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { Season } from '@seraph/schema/season'

import { useNow } from '../../rooms/useNow.ts'
import type { RoomClient } from '../../rooms/roomClient.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AssignAll } from './AssignAll.tsx'
import { ParticipantRow } from './ParticipantRow.tsx'

type Props = {
  client: RoomClient
  room: Room
  season: Season
  marks: Readonly<Record<string, RoomMark>>
  said: string
}

/** Who is here and how they do, live. Those who left stay in the list, with what they have answered. */
export function ParticipantTable({ client, room, season, marks, said }: Props) {
  const now = useNow(15_000)
  const members = room.participants.filter(({ isHost }) => !isHost)
  const here = members.filter(({ presence }) => presence === 'here').length
  return (
    <section aria-labelledby="participants" className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="participants" className="text-xl">
          Participants
        </h2>
        <p className="text-muted">
          {here} here{members.length > here && `, ${members.length - here} away`}
        </p>
        <output className="text-muted ml-auto text-base">{said}</output>
      </div>
      {members.length === 0 ? (
        <div className="mt-3">
          <EmptyState title="Nobody is here yet">Show the code above. Whoever joins appears here at once.</EmptyState>
        </div>
      ) : (
        <>
          {room.status !== 'completed' && <AssignAll client={client} room={room} season={season} />}
          <ul className="border-line bg-surface rounded-card shadow-card divide-line mt-3 divide-y border">
            {members.map((one) => (
              <ParticipantRow
                key={one.id}
                client={client}
                room={room}
                season={season}
                participant={one}
                marks={Object.values(marks).filter(({ userId }) => userId === one.id)}
                now={now}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
