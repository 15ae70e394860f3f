import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'

import { textOf } from '../../messages.ts'
import { roomToasts } from '../../messages/rooms.ts'
import { leaveRoom } from '../../rooms/roomCalls.ts'
import type { RoomMember } from '../../rooms/roomMember.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toastStore.ts'
import { Lobby } from './Lobby.tsx'
import { RoomQuiz } from './RoomQuiz.tsx'

/** A participant's room: the lobby until there are a running quiz and chapters, then the quiz. Leaving is asked once. */
export function ParticipantView({
  client,
  state,
  season,
  said,
  onLeft,
}: RoomMember & { said: string; onLeft: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = useMutation({
    mutationFn: () => leaveRoom(client.session),
    onSuccess: onLeft,
    onError: (error) => showToast(roomToasts.actionFailed(textOf(error))),
    onSettled: () => setIsLeaving(false),
  })
  const { room, participantId } = state.view
  const me = room.participants.find(({ id }) => id === participantId)
  const chapters = me?.assignedChapters ?? []
  const member = { client, state, season }
  return (
    <>
      {room.status === 'active' && chapters.length > 0 ? (
        <RoomQuiz key={participantId} {...member} chapters={chapters} />
      ) : (
        <Lobby {...member} said={said} />
      )}
      <div className="mt-6 flex justify-end">
        <Button look="plain" onClick={() => setIsLeaving(true)}>
          <LogOut aria-hidden className="size-5" />
          Leave session
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title="Leave this session?"
          text="What you have answered stays. You can join again with the same codes."
          verb="Leave"
          isBusy={leave.isPending}
          onConfirm={() => leave.mutate()}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </>
  )
}
