import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { exampleTeams } from './exampleTeams.ts'
import { publicTeamsQuery } from './publicTeamsQuery.ts'
import { TeamCard } from './TeamCard.tsx'

/** The teams whose coaches show them (rule 131); examples, labelled as such, while there are none. */
export function FeaturedTeamsScreen() {
  const list = useInfiniteQuery(publicTeamsQuery)
  const { data: season } = useQuery(seasonQuery)
  const teams = list.data?.pages.flat() ?? []
  const isEmpty = list.isSuccess && teams.length === 0
  return (
    <>
      <ScreenTitle title={leads.showcase.title} />
      <p className="lead">{leads.showcase.lead}</p>
      <div className="my-5 flex flex-wrap gap-3">
        <Link className={buttonClass()} to={paths.register}>
          Register Your Team
        </Link>
        <Link className={buttonClass('quiet')} to="/study-room">
          Study Rooms
        </Link>
      </div>
      {list.isError && teams.length === 0 && (
        <ErrorState
          title="The teams could not be loaded"
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        >
          {textOf(list.error)}
        </ErrorState>
      )}
      {list.isPending && (
        <div className="grid gap-5 md:grid-cols-2">
          <output className="sr-only">Loading teams…</output>
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
      )}
      {isEmpty && (
        <div className="mb-5">
          <EmptyState title="No team is featured yet">
            Be the first: a coach turns it on at registration or on the dashboard. Below you see what a card will look
            like.
          </EmptyState>
        </div>
      )}
      {season !== undefined && (
        <ul className="grid gap-5 md:grid-cols-2">
          {(isEmpty ? exampleTeams : teams).map((team) => (
            <TeamCard key={team.id} team={team} chapters={season.chapters} isExample={isEmpty} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="quiet"
          className="mt-6 w-full"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more teams
        </Button>
      )}
    </>
  )
}
