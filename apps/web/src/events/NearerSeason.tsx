import { nearerSeason } from '@seraph/domain/seasons/nearerSeason'
import { useQuery } from '@tanstack/react-query'

import { seasonName } from '../api/seasonName.ts'
import { sessionQuery } from '../session/sessionQuery.ts'
import { useChooseSeason } from '../session/season/useChooseSeason.ts'
import { Button } from '../ui/Button.tsx'
import { eventText } from './eventText.ts'
import { todayHere } from '../language/todayHere.ts'

/** The open season whose next event is nearer than that of the one in hand (rule 48), with that event; undefined where there is none. */
export function useNearerSeason() {
  const { data } = useQuery(sessionQuery)
  const inHand = seasonName() ?? data?.seasons[0]?.id
  if (data === undefined || inHand === undefined) return undefined
  return nearerSeason(
    data.seasons.filter(({ isPreview }) => !isPreview),
    inHand,
    todayHere(),
  )
}

/** Says in one line that another open season has the nearer event, with a button that takes it in hand; else nothing. */
export function NearerSeason({ className = '' }: { className?: string }) {
  const choose = useChooseSeason()
  const nearer = useNearerSeason()
  if (nearer === undefined) return null
  const { season, event } = nearer
  return (
    <p
      className={`bg-sunken rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-base ${className}`}
    >
      <span className="min-w-48 flex-1">
        <b>{season.title}</b>: {eventText(event)}.
      </span>
      <Button look="quiet" isBusy={choose.isPending} onClick={() => choose.mutate(season.id)}>
        Study it now
      </Button>
    </p>
  )
}
