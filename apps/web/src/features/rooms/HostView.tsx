import type { Room } from '@seraph/schema/rooms/room'

import { decideSeat } from '../../rooms/roomCalls.ts'
import type { RoomMember } from '../../rooms/roomMember.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { HostActions } from './HostActions.tsx'
import { ParticipantTable } from './ParticipantTable.tsx'
import { RoomChapters } from './RoomChapters.tsx'
import { RoomCodeCard } from './RoomCodeCard.tsx'
import { SeatRequests } from './SeatRequests.tsx'
import { StartBar } from './StartBar.tsx'

/** The host's room: code, chapters, who is here and how they do (document 3, §2). */
export function HostView({ client, state, season, said, onBack }: RoomMember & { said: string; onBack: () => void }) {
  const { room, marks } = state.view
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <ScreenTitle title={room.name} />
        <p className="text-muted">{statusWord(room)}</p>
      </div>
      <RoomCodeCard room={room} season={season}>
        <HostActions client={client} room={room} onBack={onBack} />
      </RoomCodeCard>
      <SeatRequests
        requests={room.seatRequests}
        decide={(id, isAllowed) => decideSeat(client.session, id, isAllowed)}
      />
      <ParticipantTable client={client} room={room} season={season} marks={marks} said={said} />
      {room.status === 'waiting' && <StartBar client={client} room={room} />}
      {room.status === 'waiting' && <RoomChapters client={client} room={room} season={season} />}
    </>
  )
}

function statusWord({ status }: Room): string {
  return status === 'waiting' ? 'Waiting to start' : status === 'active' ? 'Quiz running' : 'Finished'
}
