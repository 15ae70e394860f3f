import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { BookOpen, RotateCcw, UserX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { textOf } from '../../messages.ts'
import { roomToasts } from '../../messages/rooms.ts'
import { chapterPresets } from '../../rooms/chapterPresets.ts'
import { removeOne, resumeOne } from '../../rooms/roomCalls.ts'
import type { RoomClient } from '../../rooms/roomClient.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toastStore.ts'

const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((module) => ({ default: module.AssignDialog })))
type Props = { client: RoomClient; room: Room; season: Season; participant: RoomParticipant }

/** What the host does with one participant. */
export function ParticipantActions({ client, room, season, participant }: Props) {
  const { id, nickname } = participant
  const [open, setOpen] = useState<'assign' | 'remove'>()
  const onError = (error: Error) => showToast(roomToasts.actionFailed(textOf(error)))
  const resume = useMutation({ mutationFn: () => resumeOne(client.session, id), onError })
  const remove = useMutation({
    mutationFn: () => removeOne(client.session, id),
    onError,
    onSettled: () => setOpen(undefined),
  })
  const assign = (chapters: number[]) => {
    if (!client.send({ type: 'assign_chapters', roomId: room.id, participantId: id, chapters }))
      showToast(roomToasts.hostOffline)
  }
  return (
    <fieldset aria-label={`For ${nickname}`} className="mt-1 -ml-3 flex flex-wrap items-center">
      {chapterPresets(season, room.chapters)
        .filter(({ label }) => label !== 'Room chapters')
        .map(({ label, chapters }) => (
          <Button key={label} look="plain" className="max-sm:hidden" onClick={() => assign(chapters)}>
            {label}
            <span className="sr-only"> for {nickname}</span>
          </Button>
        ))}
      <Button look="plain" onClick={() => setOpen('assign')}>
        <BookOpen aria-hidden className="size-5 max-sm:hidden" />
        Chapters<span className="sr-only"> for {nickname}</span>
      </Button>
      {room.status === 'active' && (
        <Button look="plain" isBusy={resume.isPending} onClick={() => resume.mutate()}>
          {!resume.isPending && <RotateCcw aria-hidden className="size-5 max-sm:hidden" />}
          Resume<span className="sr-only"> {nickname}</span>
        </Button>
      )}
      <Button look="plain" className="text-bad!" onClick={() => setOpen('remove')}>
        <UserX aria-hidden className="size-5 max-sm:hidden" />
        Remove<span className="sr-only"> {nickname}</span>
      </Button>
      <Suspense fallback={null}>
        {open === 'assign' && (
          <AssignDialog
            participant={participant}
            room={room}
            season={season}
            onAssign={assign}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'remove' && (
          <ConfirmDialog
            title={`Remove ${nickname}?`}
            text="What was answered stays. Coming back takes your consent."
            verb="Remove"
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </fieldset>
  )
}
