import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { chapterPresets } from '../../../liveRoom/chapterPresets.ts'
import type { RoomClient } from '../../../liveRoom/line/roomClient.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClearDialog } from './ClearDialog.tsx'

/** Gives all participants the same chapters with one press and one message; taking them back is asked once. */
export function AssignAll({ client, room, season }: { client: RoomClient; room: Room; season: Season }) {
  const [isClearing, setIsClearing] = useState(false)
  const assign = (chapters: number[]) => {
    client.press({ type: 'assign_everyone', roomId: room.id, chapters })
  }
  return (
    <fieldset aria-label="Chapters for everyone" className="mt-2 -ml-3 flex flex-wrap items-center sm:ml-0 sm:gap-x-1">
      <span className="text-muted w-full pl-3 text-base sm:w-auto sm:pl-0">For everyone:</span>
      {chapterPresets(season, room.chapters).map(({ label, chapters }) => (
        <Button
          key={label}
          look="plain"
          onClick={() => (chapters.length === 0 ? setIsClearing(true) : assign(chapters))}
        >
          {label}
        </Button>
      ))}
      {isClearing && (
        <ClearDialog
          isRunning={room.status === 'active'}
          name={undefined}
          onClear={() => {
            setIsClearing(false)
            assign([])
          }}
          onClose={() => setIsClearing(false)}
        />
      )}
    </fieldset>
  )
}
