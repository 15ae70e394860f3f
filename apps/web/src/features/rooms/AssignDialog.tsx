import type { RoomParticipant } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { ChapterPicker } from '../../activity/ChapterPicker.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = {
  participant: RoomParticipant
  season: Season
  onAssign: (chapters: number[]) => void
  onClose: () => void
}

/** Any chapters of the season for one participant. */
export function AssignDialog({ participant, season, onAssign, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(participant.assignedChapters))
  return (
    <Dialog title={`Chapters for ${participant.nickname}`} onClose={onClose}>
      <div className="mt-4">
        <ChapterPicker
          season={season}
          review={season.review.aiQuiz}
          chosen={chosen}
          isLocked={false}
          onChange={setChosen}
        />
      </div>
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
