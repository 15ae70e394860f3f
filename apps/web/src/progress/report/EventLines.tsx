import { listPlayerEvents } from '@seraph/schema/http/events/eventRooms'
import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../../api/callEndpoint.ts'
import { amountText } from '../../language/amountText.ts'
import { dateText } from '../../language/timeTexts.ts'
import { Card } from '../../ui/Card.tsx'

const placeWords = { 1: 'first place', 2: 'second place', 3: 'third place' } as const

/** The rehearsals in a team, a line each (rule 236); the own team's points once they were told. Nothing where there is none. */
export function EventLines({ playerId, seasonId }: { playerId: string; seasonId: string }) {
  const { data } = useQuery({
    queryKey: ['player-events', playerId, seasonId],
    queryFn: () => callEndpoint(listPlayerEvents, { params: { playerId } }, { season: seasonId }),
    refetchOnMount: 'always',
  })
  const events = data?.events ?? []
  if (events.length === 0) return null
  return (
    <Card className="mt-4">
      <h2 className="text-xl">Event rehearsals in a team</h2>
      <ul className="divide-line mt-2 divide-y">
        {events.map(({ id, name, team, endedAt, sheets, told }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              <b>{name}</b> · {team}
              <span className="text-muted block text-base">
                {dateText(endedAt)} · {amountText(sheets, 'sheet')}
              </span>
            </span>
            {told !== null && (
              <span className="tabular-nums">
                {told.score} of {amountText(told.possible, 'point')}
                {told.place !== null && <span className="block text-right">{placeWords[told.place]}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
