import type { Room } from '@seraph/schema/rooms/room'

import { decideSeat } from '../../../liveRoom/roomCalls.ts'
import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { TimeLeft } from '../TimeLeft.tsx'
import { HostActions } from './HostActions.tsx'
import { ParticipantTable } from './seats/ParticipantTable.tsx'
import { RoomCodeCard } from './RoomCodeCard.tsx'
import { SeatRequests } from './seats/SeatRequests.tsx'
import { StartBar } from './StartBar.tsx'
import { TogetherPanel } from './TogetherPanel.tsx'

const RoomChapters = lazyPart(async () => (await import('../RoomChapters.tsx')).RoomChapters)

/** The host's room: code, chapters, who is here and how they do (rule 131). */
export function HostView({ client, state, season, said, onBack }: RoomMember & { said: string; onBack: () => void }) {
  const { room } = state.view
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <ScreenTitle title={room.name} />
        <p className="text-muted">{statusWord(room)}</p>
        <TimeLeft room={room} />
      </div>
      <RoomCodeCard room={room} season={season}>
        <HostActions client={client} room={room} onBack={onBack} />
      </RoomCodeCard>
      <SeatRequests
        requests={room.seatRequests}
        decide={(id, isAllowed) => decideSeat(client.session, id, isAllowed)}
      />
      {room.status === 'active' && room.turn !== null && (
        <TogetherPanel client={client} state={state} season={season} turn={room.turn} />
      )}
      <ParticipantTable client={client} state={state} season={season} said={said} />
      {room.status === 'waiting' && <StartBar client={client} room={room} />}
      {room.status === 'waiting' && <RoomChapters client={client} room={room} season={season} />}
    </>
  )
}

function statusWord({ status }: Room): string {
  return status === 'waiting' ? 'Waiting to start' : status === 'active' ? 'Quiz running' : 'Finished'
}
