import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { roomTexts, roomToasts } from '../../../messages/rooms.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { RoomChapters } from './RoomChapters.tsx'

type Props = {
  season: Season
  chosen: readonly number[]
  onChoose: (chapters: number[]) => void
  onClose: () => void
}

/** The chapters of a room that is about to be opened; one at least. */
export function PlanChaptersDialog({ season, chosen: before, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(before))
  const done = () => {
    if (chosen.size === 0) {
      showToast(roomToasts.chaptersFailed(roomTexts.oneChapter))
      return
    }
    onChoose([...chosen].toSorted((a, b) => a - b))
    onClose()
  }
  return (
    <Dialog title="Chapters of the room" onClose={onClose}>
      <RoomChapters season={season} ofRoom={[]} chosen={chosen} onChange={setChosen} />
      <Button className="mt-5 w-full" onClick={done}>
        Done
      </Button>
    </Dialog>
  )
}
