import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { RoomChapters } from './RoomChapters.tsx'

type Props = {
  participant: RoomParticipant
  room: Room
  season: Season
  onAssign: (chapters: number[]) => void
  onClose: () => void
}

/** Any chapters of the season for one participant. */
export function AssignDialog({ participant, room, season, onAssign, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(participant.assignedChapters))
  return (
    <Dialog title={`Chapters for ${participant.nickname}`} onClose={onClose}>
      <RoomChapters season={season} ofRoom={room.chapters} chosen={chosen} onChange={setChosen} />
      <Button
        className="mt-5 w-full"
        onClick={() => {
          onAssign([...chosen].toSorted((a, b) => a - b))
          onClose()
        }}
      >
        Assign
      </Button>
    </Dialog>
  )
}
