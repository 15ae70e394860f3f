import type { Room } from '@seraph/schema/rooms/room'
import { useMutation } from '@tanstack/react-query'
import ArrowLeft from 'virtual:icons/arrow-left'
import Lock from 'virtual:icons/lock'
import LockOpen from 'virtual:icons/lock-open'
import Square from 'virtual:icons/square'
import { useState } from 'react'

import { textOf } from '../../../messages.ts'
import { roomToasts } from '../../../messages/rooms.ts'
import { lockRoom } from '../../../liveRoom/roomCalls.ts'
import type { RoomClient } from '../../../liveRoom/line/roomClient.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'

type Props = { client: RoomClient; room: Room; onBack: () => void }

/** Lock the room, end the session for everyone, or leave it running and come back later. */
export function HostActions({ client, room, onBack }: Props) {
  const [isEnding, setIsEnding] = useState(false)
  const lock = useMutation({
    mutationFn: () => lockRoom(client.session, !room.isLocked),
    onError: (error) => showToast(roomToasts.actionFailed(textOf(error))),
  })
  const end = () => {
    client.press({ type: 'end_room', roomId: room.id, hostId: room.hostId })
    setIsEnding(false)
  }
  const look = room.status === 'waiting' ? 'quiet' : 'plain'
  const LockIcon = room.isLocked ? LockOpen : Lock
  return (
    <div
      className={
        room.status === 'waiting' ? 'border-line mt-5 flex flex-wrap gap-3 border-t pt-4' : '-mx-3 flex flex-wrap'
      }
    >
      <Button look={look} isBusy={lock.isPending} onClick={() => lock.mutate()}>
        {!lock.isPending && <LockIcon aria-hidden className="size-5" />}
        {room.isLocked ? 'Unlock room' : 'Lock room'}
      </Button>
      <Button look={look} className="text-bad!" onClick={() => setIsEnding(true)}>
        <Square aria-hidden className="size-5" />
        End for everyone
      </Button>
      <Button look="plain" className="sm:ml-auto" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5" />
        All my rooms
      </Button>
      {isEnding && (
        <ConfirmDialog
          title="End the session for everyone?"
          text="All participants leave the room. Their answers and your results stay."
          verb="End session"
          isBusy={false}
          onConfirm={end}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  )
}
