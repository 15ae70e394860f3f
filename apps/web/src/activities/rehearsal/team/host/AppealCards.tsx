import { useMutation } from '@tanstack/react-query'

import { eventTextOf } from '../eventTextOf.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { decide } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'

/** The appeals that wait for the panel, a card each (rule 234). */
export function AppealCards({ seat, room, take }: Pick<TeamParts, 'seat' | 'room' | 'take'>) {
  const press = useMutation({
    mutationFn: ({ id, isOverturned }: { id: string; isOverturned: boolean }) => decide(seat, id, isOverturned),
    onSuccess: take,
  })
  const waiting = room.appeals.filter(({ decision }) => decision === null)
  if (waiting.length === 0) return null
  const nameOf = new Map(room.teams.map(({ id, name }) => [id, name]))
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Appeals</h2>
      {press.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(press.error)}
        </p>
      )}
      <ul className="divide-line divide-y">
        {waiting.map(({ id, teamId, question, asked, expected, answer }) => (
          <li key={id} className="py-3">
            <p className="text-muted text-base">
              {nameOf.get(teamId)} · question {question + 1}: {asked}
            </p>
            <p className="mt-1 wrap-anywhere">
              Is “{expected}” in what they wrote? <b>{answer.trim() === '' ? 'Nothing was written.' : answer}</b>
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <Button isBusy={press.isPending} onClick={() => press.mutate({ id, isOverturned: true })}>
                Give It
              </Button>
              <Button look="quiet" isBusy={press.isPending} onClick={() => press.mutate({ id, isOverturned: false })}>
                The Mark Stays
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
