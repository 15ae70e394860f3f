import { useMutation, useQuery } from '@tanstack/react-query'

import { amountText } from '../../../language/amountText.ts'
import { dateText, momentText } from '../../../language/timeTexts.ts'
import { eventTextOf } from './eventTextOf.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { leadTeamEvent, listTeamEvents } from './teamCalls.ts'
import type { TeamSeat } from './teamSeat.ts'

/** The events that the signed-in coach has opened: lead one on, or read its result. */
export function OwnEvents({ onEnter }: { onEnter: (seat: TeamSeat) => void }) {
  const { data } = useQuery({ queryKey: ['team-events'], queryFn: listTeamEvents, refetchOnMount: 'always' })
  const lead = useMutation({ mutationFn: leadTeamEvent, onSuccess: onEnter })
  if (data === undefined || data.rooms.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl">Your events</h2>
      {lead.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(lead.error)}
        </p>
      )}
      <ul className="divide-line mt-2 divide-y">
        {data.rooms.map(({ id, name, phase, teams, isVisited, beginsAt, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <b className="wrap-anywhere">{name}</b>
              <span className="text-muted block text-base">
                {beginsAt === null ? dateText(createdAt) : `Begins ${momentText(beginsAt)}`} ·{' '}
                {amountText(teams, 'team')}
                {isVisited && ' · another club leads'}
              </span>
            </span>
            <Button
              look="quiet"
              isBusy={lead.isPending && lead.variables.id === id}
              aria-label={`${phase === 'end' ? 'See the result of' : isVisited ? 'Follow' : 'Lead'} ${name}`}
              onClick={() => lead.mutate({ id, isVisited })}
            >
              {phase === 'end' ? 'Result' : isVisited ? 'Follow' : 'Lead'}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
