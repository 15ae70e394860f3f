import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { codeOf, isPassing } from '../../../api/apiError.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { textOf } from '../../../messages.ts'
import { joinFailure } from '../../../liveRoom/line/failureToasts.ts'
import { askForSeat, joinRoom } from '../../../liveRoom/roomCalls.ts'
import type { RoomSession } from '../../../liveRoom/line/roomSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Spinner } from '../../../ui/waiting/Spinner.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'

type Wanted = { nickname: string; code: string }
type Props = { wanted: Wanted; onEnter: (session: RoomSession) => void; onGiveUp: () => void }

/** How often it is looked whether the host has decided. */
const lookMs = 2_000

/** Somebody sits in this seat: asks the host for it, and waits (rule 14). */
export function SeatWait({ wanted, onEnter, onGiveUp }: Props) {
  const attemptKey = useAttemptKey()
  const [request, setRequest] = useState<{ id: string; secret: string }>()
  const ask = useMutation({
    mutationFn: () => askForSeat(wanted, attemptKey({ ask: wanted })),
    onSuccess: ({ id, secret }) => setRequest({ id, secret }),
    onError: (error) => showToast(joinFailure(error)),
  })
  const { error } = useQuery({
    queryKey: ['seat-request', request?.id],
    enabled: request !== undefined,
    gcTime: 0,
    queryFn: async () => {
      if (request === undefined) return false
      onEnter(await joinRoom({ ...wanted, seatRequest: request }, attemptKey(request)))
      return true
    },
    refetchInterval: ({ state }) => (state.error === null || isOpen(state.error) ? lookMs : false),
  })
  const isOver = error !== null && !isOpen(error)
  return (
    <Card>
      <h2 className="text-xl">Somebody is already here as {wanted.nickname}</h2>
      <p className="mt-2">
        If that is you on another device, ask the host to let you in here. If it isn’t, please check your code.
      </p>
      <output className="mt-3 block">
        {request !== undefined && !isOver && (
          <span className="flex items-center gap-3">
            <Spinner /> Waiting for the host to answer…
          </span>
        )}
        {isOver && <span className="text-bad font-semibold">{textOf(error)}</span>}
      </output>
      <div className="mt-5 flex flex-wrap gap-3">
        {request === undefined && (
          <Button isBusy={ask.isPending} onClick={() => ask.mutate()}>
            Ask the host
          </Button>
        )}
        <Button look="quiet" onClick={onGiveUp}>
          Use another code
        </Button>
      </div>
    </Card>
  )
}

/** May the host still say yes? */
function isOpen(error: Error): boolean {
  return codeOf(error) === 'seat_undecided' || isPassing(error)
}
