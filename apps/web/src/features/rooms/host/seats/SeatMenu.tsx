import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import BookOpen from 'virtual:icons/book-open'
import Eraser from 'virtual:icons/eraser'
import ListChecks from 'virtual:icons/list-checks'
import RotateCcw from 'virtual:icons/rotate-ccw'
import UserX from 'virtual:icons/user-x'
import { lazy, Suspense, useState } from 'react'

import { textOf } from '../../../../messages.ts'
import { roomToasts } from '../../../../messages/rooms.ts'
import { removeOne, resumeOne } from '../../../../liveRoom/roomCalls.ts'
import type { RoomClient } from '../../../../liveRoom/line/roomClient.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { MoreMenu, type MoreEntry } from '../../../../ui/MoreMenu.tsx'
import { showToast } from '../../../../ui/toasts/toastStore.ts'
import { ClearDialog } from '../ClearDialog.tsx'

const AssignDialog = lazy(() => import('../AssignDialog.tsx').then((module) => ({ default: module.AssignDialog })))
const SeatDialog = lazy(() => import('./SeatDialog.tsx').then((module) => ({ default: module.SeatDialog })))

type Props = {
  client: RoomClient
  room: Room
  season: Season
  participant: RoomParticipant
  marks: readonly RoomMark[]
}

/** What the host does with one participant, behind three dots; what takes something away is asked once. */
export function SeatMenu({ client, room, season, participant, marks }: Props) {
  const { id, nickname, presence } = participant
  const [open, setOpen] = useState<'details' | 'assign' | 'clear' | 'remove'>()
  const close = () => setOpen(undefined)
  const onError = (error: Error) => showToast(roomToasts.actionFailed(textOf(error)))
  const resume = useMutation({ mutationFn: () => resumeOne(client.session, id), onError })
  const remove = useMutation({ mutationFn: () => removeOne(client.session, id), onError, onSettled: close })
  const assign = (chapters: number[]) => {
    client.press({ type: 'assign_chapters', roomId: room.id, participantId: id, chapters })
  }
  const isPlaying = room.status !== 'completed' && (presence === 'here' || presence === 'away')
  const isRunning = room.status === 'active'
  const isOwnPace = room.settings.pace === 'own'
  const assigning: MoreEntry[] = [
    { label: 'Chapters', icon: BookOpen, onChoose: () => setOpen('assign') },
    { label: 'Clear chapters', icon: Eraser, onChoose: () => setOpen('clear') },
  ]
  const leading: MoreEntry[] = [
    ...(isOwnPace ? assigning : []),
    ...(isRunning && isOwnPace ? [{ label: 'Resume', icon: RotateCcw, onChoose: () => resume.mutate() }] : []),
    { label: 'Remove', icon: UserX, isGrave: true, onChoose: () => setOpen('remove') },
  ]
  return (
    <>
      <MoreMenu
        label={`For ${nickname}`}
        entries={[
          { label: 'Points', icon: ListChecks, onChoose: () => setOpen('details') },
          ...(isPlaying ? leading : []),
        ]}
      />
      <Suspense fallback={null}>
        {open === 'details' && <SeatDialog participant={participant} marks={marks} season={season} onClose={close} />}
        {open === 'assign' && (
          <AssignDialog participant={participant} room={room} season={season} onAssign={assign} onClose={close} />
        )}
        {open === 'clear' && (
          <ClearDialog
            isRunning={isRunning}
            name={nickname}
            onClear={() => {
              assign([])
              close()
            }}
            onClose={close}
          />
        )}
        {open === 'remove' && (
          <ConfirmDialog
            title={`Remove ${nickname}?`}
            text="What was answered stays. Coming back needs your consent."
            verb="Remove"
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
