import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { ChapterPicker } from '../../activity/ChapterPicker.tsx'
import { chapterPresets } from '../../rooms/chapterPresets.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

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
      <div className="mt-3 -ml-3 flex flex-wrap">
        {chapterPresets(season, room.chapters)
          .filter(({ chapters }) => chapters.length > 0)
          .map(({ label, chapters }) => (
            <Button key={label} look="plain" onClick={() => setChosen(new Set(chapters))}>
              {label}
            </Button>
          ))}
      </div>
      <div className="mt-2">
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
