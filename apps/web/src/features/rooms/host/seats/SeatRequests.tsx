import type { SeatRequest } from '@seraph/schema/rooms/room'
import { useMutation } from '@tanstack/react-query'

import { textOf } from '../../../../messages.ts'
import { roomToasts } from '../../../../messages/rooms.ts'
import { Button } from '../../../../ui/Button.tsx'
import { showToast } from '../../../../ui/toasts/toastStore.ts'

type Props = {
  requests: readonly SeatRequest[]
  decide: (id: string, isAllowed: boolean) => Promise<unknown>
}

/** Those who ask for a seat that is taken: the host knows who is who (rule 14). */
export function SeatRequests({ requests, decide }: Props) {
  const answer = useMutation({
    mutationFn: ({ id, isAllowed }: { id: string; isAllowed: boolean }) => decide(id, isAllowed),
    onError: (error) => showToast(roomToasts.actionFailed(textOf(error))),
  })
  if (requests.length === 0) return null
  return (
    <section aria-label="Requests" className="bg-fair-ground rounded-card appear mt-4 px-5 py-3">
      <ul className="grid gap-3">
        {requests.map(({ id, nickname }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-48 flex-1">
              <b>{nickname}</b> asks to come in from another device.
            </span>
            <Button isBusy={answer.isPending} onClick={() => answer.mutate({ id, isAllowed: true })}>
              Allow<span className="sr-only"> {nickname}</span>
            </Button>
            <Button look="quiet" disabled={answer.isPending} onClick={() => answer.mutate({ id, isAllowed: false })}>
              Refuse<span className="sr-only"> {nickname}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
