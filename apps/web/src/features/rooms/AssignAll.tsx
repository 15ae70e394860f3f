import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { roomToasts } from '../../messages/rooms.ts'
import { chapterPresets } from '../../rooms/chapterPresets.ts'
import type { RoomClient } from '../../rooms/roomClient.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toastStore.ts'

/** Below the pace that a hub allows a socket. */
const paceMs = 150

/** Gives all participants the same chapters with one press. */
export function AssignAll({ client, room, season }: { client: RoomClient; room: Room; season: Season }) {
  const [isBusy, setIsBusy] = useState(false)
  const assign = async (chapters: number[]) => {
    setIsBusy(true)
    for (const { id } of listPlaying(room)) {
      if (!client.send({ type: 'assign_chapters', roomId: room.id, participantId: id, chapters })) {
        showToast(roomToasts.hostOffline)
        break
      }
      await new Promise((resolve) => setTimeout(resolve, paceMs))
    }
    setIsBusy(false)
  }
  return (
    <fieldset aria-label="Chapters for everyone" className="mt-2 -ml-3 flex flex-wrap items-center sm:ml-0 sm:gap-x-1">
      <span className="text-muted w-full pl-3 text-base sm:w-auto sm:pl-0">For everyone:</span>
      {chapterPresets(season, room.chapters).map(({ label, chapters }) => (
        <Button key={label} look="plain" disabled={isBusy} onClick={() => void assign(chapters)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
