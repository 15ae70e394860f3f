import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { textOf } from '../../messages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'

type Props<Item> = {
  query: UseQueryResult<Item[]>
  loading: string
  empty: { title: string; hint: string }
  children: (items: Item[]) => ReactNode
}

/** One of the admin's lists in each of its states. */
export function AdminList<Item>({ query, loading, empty, children }: Props<Item>) {
  const { data, error, isFetching, refetch } = query
  if (data === undefined && error === null) {
    return (
      <output className="block">
        <span className="text-muted">{loading}</span>
        <Skeleton className="mt-4 h-28" />
        <Skeleton className="mt-4 h-28" />
      </output>
    )
  }
  if (data === undefined) {
    return (
      <ErrorState title="This list could not be read" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  }
  return data.length === 0 ? <EmptyState title={empty.title}>{empty.hint}</EmptyState> : <>{children(data)}</>
}
