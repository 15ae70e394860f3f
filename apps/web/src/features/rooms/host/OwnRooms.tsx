import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { shortDateText } from '../../../language/timeTexts.ts'
import { newId } from '../../../api/newId.ts'
import { textOf } from '../../../messages.ts'
import { paths } from '../../../paths.ts'
import { joinFailure } from '../../../liveRoom/line/failureToasts.ts'
import { joinRoom, listOwnRooms, type OwnRoom } from '../../../liveRoom/roomCalls.ts'
import type { RoomSession } from '../../../liveRoom/line/roomSession.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'

const statusWords = { waiting: 'Waiting', active: 'Quiz running', completed: 'Finished' } as const

/** A coach's rooms: the open ones to go back to, on any device, the finished ones to read. */
export function OwnRooms({ onEnter }: { onEnter: (session: RoomSession) => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['own-rooms'],
    queryFn: listOwnRooms,
    refetchOnMount: 'always',
  })
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Your rooms</h2>
      {data === undefined && error === null && <Skeleton className="mt-4 h-16" />}
      {error !== null && (
        <div className="mt-4">
          <ErrorState title="Your rooms could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
      {data?.rooms.length === 0 && <p className="text-muted mt-2">You have not opened a room yet.</p>}
      <ul className="divide-line mt-2 divide-y">
        {data?.rooms.map((room) => (
          <RoomLine key={room.id} room={room} onEnter={onEnter} />
        ))}
      </ul>
    </Card>
  )
}

function RoomLine({ room, onEnter }: { room: OwnRoom; onEnter: (session: RoomSession) => void }) {
  const open = useMutation({
    mutationFn: () => joinRoom({ code: room.code, isHost: true }, newId()),
    onSuccess: onEnter,
    onError: (error) => showToast(joinFailure(error)),
  })
  const day = shortDateText(room.createdAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-48 flex-1">
        <b className="block">{room.name}</b>
        <span className="text-muted text-base">
          {day} · {amountText(room.participants, 'participant')}
          {room.status !== 'completed' && ` · code ${room.code}`}
        </span>
      </span>
      <Badge>{statusWords[room.status]}</Badge>
      {room.status === 'completed' ? (
        <Link className={buttonClass('quiet')} to={`${paths.studyRoom}?results=${room.id}`}>
          Results<span className="sr-only"> of {room.name}</span>
        </Link>
      ) : (
        <Button look="quiet" isBusy={open.isPending} onClick={() => open.mutate()}>
          Open<span className="sr-only"> {room.name}</span>
        </Button>
      )}
    </li>
  )
}
