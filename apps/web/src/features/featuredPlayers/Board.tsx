import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../../language/amountText.ts'
import { textOf } from '../../messages.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { boardColumns, sortPlayers, type BoardColumn } from './boardColumns.ts'
import { PlayerCard } from './PlayerCard.tsx'
import { featuredPlayersQuery } from './queries.ts'

const columns = Object.entries(boardColumns) as [BoardColumn, { label: string }][]

/** The board: one card a player, sorted as one likes. */
export function Board() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(featuredPlayersQuery)
  const { player: own } = useSession()
  const [column, setColumn] = useState<BoardColumn>('board')
  if (data === undefined && error !== null && !isFetching) {
    return (
      <div className="mt-6">
        <ErrorState title="The featured players could not be loaded" onRetry={() => void refetch()}>
          {textOf(error)}
        </ErrorState>
      </div>
    )
  }
  if (data === undefined) return <BoardSkeleton />
  const players = data.pages.flat()
  if (players.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState title="Nobody is featured yet">
          Tick “I would like to be featured” when you log in, and you are the first one here.
        </EmptyState>
      </div>
    )
  }
  return (
    <section aria-label="Featured players" className="mt-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-60">
          <Field label="Sort by">
            {(control) => (
              <select
                {...control}
                className={inputClass}
                value={column}
                onChange={(event) => setColumn(event.target.value as BoardColumn)}
              >
                {columns.map(([name, { label }]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <output className="text-muted pb-3 text-base">
          {amountText(players.length, 'player')}
          {hasNextPage && ' so far'}
        </output>
      </div>
      <ol className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {sortPlayers(players, column).map((player, index) => (
          <PlayerCard key={player.id} player={player} place={index + 1} isOwn={player.id === own?.id} column={column} />
        ))}
      </ol>
      {hasNextPage && (
        <Button look="quiet" className="mt-5" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more players
        </Button>
      )}
      {error !== null && !isFetching && (
        <p role="alert" className="text-bad mt-3">
          {textOf(error)}
        </p>
      )}
    </section>
  )
}

function BoardSkeleton() {
  return (
    <div className="mt-6">
      <output className="sr-only">Loading the featured players…</output>
      <Skeleton className="h-12 w-60" />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-48" />
        ))}
      </div>
    </div>
  )
}
