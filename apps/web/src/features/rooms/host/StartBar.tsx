import { leastParticipants, listPlaying, refuseStart } from '@seraph/domain/rooms/refuseStart'
import type { Room } from '@seraph/schema/rooms/room'
import { useMutation } from '@tanstack/react-query'
import Play from 'virtual:icons/play'

import { amountText } from '../../../language/amountText.ts'
import { roomTexts, roomToasts } from '../../../messages/rooms.ts'
import { startFailure } from '../../../liveRoom/line/failureToasts.ts'
import { startRoom } from '../../../liveRoom/roomCalls.ts'
import type { RoomClient } from '../../../liveRoom/line/roomClient.ts'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/**
 * Starts the quiz: with two participants or more, each with chapters (rule 38). Low, so that twelve stay in sight above it (rule 177);
 * on a phone on its side it is a part of the page.
 */
export function StartBar({ client, room }: { client: RoomClient; room: Room }) {
  const start = useMutation({
    mutationFn: () => startRoom(client.session),
    onError: (error) => showToast(startFailure(error)),
  })
  const press = () => {
    const refusal = refuseStart(room)
    if (refusal?.code === 'chapters_not_assigned') {
      showToast(roomToasts.cannotStart(roomTexts.chaptersMissing(refusal.nicknames)))
    } else start.mutate()
  }
  const lacking = listPlaying(room).filter(({ assignedChapters }) => assignedChapters.length === 0).length
  const isTooFew = listPlaying(room).length < leastParticipants
  return (
    <div className="bg-surface border-line rounded-card shadow-card sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 mt-4 flex items-center gap-x-4 border px-3 py-2 sm:px-5 sm:py-3 md:bottom-3 [@media(max-height:28rem)]:static">
      <p className="text-muted min-w-0 flex-1 text-base leading-tight">
        {isTooFew
          ? roomTexts.twoParticipants
          : lacking > 0
            ? `${amountText(lacking, 'participant has', 'participants have')} no chapters yet.`
            : 'Everybody has chapters.'}
      </p>
      <Button className="shrink-0 sm:min-w-48" disabled={isTooFew} isBusy={start.isPending} onClick={press}>
        {!start.isPending && <Play aria-hidden className="size-5" />}
        {start.isPending ? 'Starting...' : 'Start Quiz'}
      </Button>
    </div>
  )
}
