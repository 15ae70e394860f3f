import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { EventCountdown } from '../../events/EventCountdown.tsx'
import { sessionQuery } from '../../session/sessionQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const EventDatesDialog = lazyPart(() =>
  import('./dialogs/EventDatesDialog.tsx').then((module) => module.EventDatesDialog),
)

/** The days until the club's next event, and the way to set its dates (rule 170). */
export function ClubEvents() {
  const [isOpen, setIsOpen] = useState(false)
  const { data: season } = useQuery(seasonQuery)
  const { data: session } = useQuery(sessionQuery)
  const events = session?.seasons.find(({ id }) => id === season?.id)?.events ?? []
  if (season === undefined || events.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <EventCountdown />
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Event dates
      </Button>
      {isOpen && (
        <EventDatesDialog
          events={events}
          usual={new Map(season.events.map(({ level, date }) => [level, date]))}
          lastDay={season.endsOn}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
