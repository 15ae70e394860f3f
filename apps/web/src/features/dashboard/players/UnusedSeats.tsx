import { freeSeat, listCoachSeats } from '@seraph/schema/http/coaches/coachSeats'
import type { CoachSeat } from '@seraph/schema/http/coaches/coachSeats'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Gem } from '../../../ui/marks/Gem.tsx'
import { dayText } from '../dashboardTexts.ts'
import { useCoachChange } from '../useCoachChange.ts'

const seatsQuery = queryOptions({
  queryKey: ['coachSeats'],
  queryFn: () => callEndpoint(listCoachSeats, {}),
  staleTime: 0,
})

/** Seats in the coach's teams that hold a gem and that nobody has used (rule 149); nothing where there are none. */
export function UnusedSeats() {
  const { data: seats = [] } = useQuery(seatsQuery)
  const [chosen, setChosen] = useState<CoachSeat>()
  const close = () => setChosen(undefined)
  const free = useCoachChange({
    change: async ({ playerId }: CoachSeat) => {
      await callEndpoint(freeSeat, { params: { playerId } })
      await queryClient.invalidateQueries({ queryKey: seatsQuery.queryKey })
    },
    tell: () => coachToasts.changed('The seat is free.'),
    onDone: close,
  })
  if (seats.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-xl">Unused seats</h2>
      <p className="text-muted mt-1 text-base">
        Nobody has answered a question from these seats, and each holds a gem. You can free them for somebody else.
      </p>
      <ul className="border-line bg-surface rounded-card mt-3 border">
        {seats.map((seat) => (
          <li
            key={seat.playerId}
            className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 last:border-0"
          >
            <Gem letter={seat.biblicalGem} className="size-7 flex-none" />
            <b className="tracking-wide">{seat.playerCode}</b>
            <span className="text-muted min-w-40 flex-1 text-base wrap-anywhere">
              {seat.teamName}, chapter {seat.startingChapter},{' '}
              {seat.isDeleted ? 'deleted' : `registered ${dayText(seat.createdAt)}`}
            </span>
            <Button look="plain" aria-label={`Free ${seat.playerCode}`} onClick={() => setChosen(seat)}>
              Free
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <ConfirmDialog
          title={`Free the seat of ${chosen.playerCode}?`}
          text={`${chosen.playerCode} can no longer log in, and nobody ever gets this code again. The gem is free at once. This can’t be undone.`}
          verb="Free the seat"
          isBusy={free.isPending}
          onConfirm={() => free.mutate(chosen)}
          onClose={close}
        />
      )}
    </section>
  )
}
