import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'

import { amountText } from '../../language/amountText.ts'
import { ChapterPicker } from '../../activity/chapters/ChapterPicker.tsx'
import { textOf } from '../../messages.ts'
import { roomTexts, roomToasts } from '../../messages/rooms.ts'
import { changeChapters } from '../../liveRoom/roomCalls.ts'
import type { RoomClient } from '../../liveRoom/line/roomClient.ts'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'

type Props = { client: RoomClient; room: Room; season: Season }

/** The chapters of the room, while it waits; one at least stays. */
export function RoomChapters({ client, room, season }: Props) {
  const change = useMutation({
    scope: { id: `chapters ${room.id}` },
    mutationFn: (chapters: number[]) => changeChapters(client.session, chapters),
    onError: (error) => showToast(roomToasts.chaptersFailed(textOf(error))),
  })
  const chosen = change.isPending ? change.variables : room.chapters
  const choose = (next: ReadonlySet<number>) => {
    if (next.size === 0) showToast(roomToasts.chaptersFailed(roomTexts.oneChapter))
    else change.mutate([...next].toSorted((a, b) => a - b))
  }
  return (
    <Card className="mt-4">
      <p className="text-muted mb-3 text-base">
        {room.settings.chaptersOf === 'assignment'
          ? 'Players with verses of their own get the chapters of those verses; everybody else gets these chapters.'
          : 'Everybody who joins gets these chapters.'}
        {room.settings.asked !== null &&
          ` Of the verses that you chose ${amountText(room.settings.asked.length, 'question')} can come; of a chapter that you add, all.`}
        {room.settings.pace === 'own' && ' Above you can give a participant other chapters.'}
      </p>
      <ChapterPicker
        season={season}
        review={season.review.aiQuiz}
        chosen={new Set(chosen)}
        isLocked={false}
        onChange={choose}
      />
    </Card>
  )
}
