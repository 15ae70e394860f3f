import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'

type Props = { homeLabel: string; children: (season: Season) => ReactNode }

/** A page whose words are the season's, with the way home at its end. */
export function SeasonPage({ homeLabel, children }: Props) {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  if (season === undefined && error !== null && !isFetching) {
    return (
      <ErrorState title="This page could not be loaded" onRetry={() => void refetch()}>
        {textOf(error)}
      </ErrorState>
    )
  }
  if (season === undefined) return <ScreenSkeleton />
  return (
    <article>
      {children(season)}
      <Link className={buttonClass('quiet', 'mt-10')} to={paths.home}>
        {homeLabel}
      </Link>
    </article>
  )
}
