import { getCoachMap } from '@seraph/schema/http/coaches/coachMap'
import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { textOf } from '../../../messages.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { standingText } from '../../../verses/standingText.ts'
import type { MapColumn } from './mapColumns.ts'

type Props = {
  teamId: string
  /** The chapter's column. */
  column: MapColumn
  /** The chosen verse's place in the season's row; the whole chapter without one. */
  place: number | undefined
}

/** How each player of a team stands in a chapter, or in a verse of it, with the day (rules 195 and 221). */
export function StandingDays({ teamId, column, place }: Props) {
  const { data, error } = useQuery({
    queryKey: ['coachMap', teamId, column.key],
    queryFn: () => callEndpoint(getCoachMap, { query: { teamId, chapter: column.key } }),
    refetchOnMount: 'always',
  })
  const verse = place === undefined ? undefined : column.places.indexOf(place) + 1
  const members = data?.teams[0]?.members
  return (
    <section aria-label="Since when" className="mt-3">
      <h3 className="text-lg">
        {column.name}
        {verse !== undefined && `:${verse}`}
      </h3>
      {members === undefined && (error === null ? <Skeleton className="h-24" /> : <p>{textOf(error)}</p>)}
      <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {members?.map(({ playerId, playerCode, gem, chapter }) => {
          const standing = verse === undefined ? chapter : chapter?.verses[verse - 1]
          return (
            <li key={playerId} className="flex items-center gap-2">
              <Gem letter={gem} className="size-6 flex-none" />
              <b>{playerCode}</b> {standing ? standingText(standing) : 'no questions'}
            </li>
          )
        })}
      </ul>
      <p className="text-muted mt-1 text-base">
        {verse === undefined ? 'Choose a verse above to see its days.' : 'Choose it once more for the whole chapter.'}
      </p>
    </section>
  )
}
