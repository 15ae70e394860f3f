import { nextEvent } from '@seraph/domain/seasons/nextEvent'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'virtual:icons/calendar-days'

import { seasonName } from '../api/seasonName.ts'
import { sessionQuery } from '../session/sessionQuery.ts'
import { eventText } from './eventText.ts'
import { todayHere } from '../language/todayHere.ts'

/** The days left until the next event of the season in hand (rule 170); nothing where none is to come. */
export function EventCountdown({ className = '' }: { className?: string }) {
  const { data } = useQuery(sessionQuery)
  const name = seasonName()
  const season = name === undefined ? data?.seasons[0] : data?.seasons.find(({ id }) => id === name)
  const next = season && nextEvent(season.events, todayHere())
  if (next === undefined) return null
  return (
    <p className={`flex items-center gap-2 ${className}`}>
      <CalendarDays aria-hidden className="text-ember size-5 flex-none" />
      <span>{eventText(next)}</span>
    </p>
  )
}
