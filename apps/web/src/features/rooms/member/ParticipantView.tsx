import { useMutation } from '@tanstack/react-query'
import LogOut from 'virtual:icons/log-out'
import { useEffect, useState } from 'react'

import { textOf } from '../../../messages.ts'
import { roomToasts } from '../../../messages/rooms.ts'
import { leaveRoom } from '../../../liveRoom/roomCalls.ts'
import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { Lobby } from '../Lobby.tsx'
import { RoomQuiz } from './RoomQuiz.tsx'

/** Fetched once the room is there: a member who leaves without a connection is asked too. */
const loadConfirm = async () => (await import('../../../ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog
const ConfirmDialog = lazyPart(loadConfirm, null)
const TogetherRoom = lazyPart(async () => (await import('./TogetherRoom.tsx')).TogetherRoom, <ScreenSkeleton />)

/** A participant's room: the lobby until the quiz runs, then the quiz. Leaving is asked once. */
export function ParticipantView({
  client,
  state,
  season,
  said,
  onLeft,
}: RoomMember & { said: string; onLeft: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => void loadConfirm().catch(() => undefined), [])
  const leave = useMutation({
    mutationFn: () => leaveRoom(client.session),
    onSuccess: onLeft,
    onError: (error) => showToast(roomToasts.actionFailed(textOf(error))),
    onSettled: () => setIsLeaving(false),
  })
  const { room, participantId } = state.view
  const member = { client, state, season }
  return (
    <>
      {/* While a question comes the way out stays where it will be. */}
      <div className={room.status === 'active' ? 'min-h-124' : ''}>
        {room.status === 'active' && room.turn !== null ? (
          <TogetherRoom {...member} turn={room.turn} />
        ) : room.status === 'active' ? (
          <RoomQuiz key={participantId} {...member} said={said} />
        ) : (
          <Lobby {...member} said={said} />
        )}
      </div>
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
