import ArrowLeft from 'virtual:icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useScrollToTop } from '../../ui/useScrollToTop.ts'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'

type Props = {
  title: string
  failure: string
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** What came of it; undefined while it is asked for. */
  children: ReactNode
}

/** A page about a room that is over: the way back, its title, and what came, or why nothing did. */
export function RoomResultPage({ title, failure, query: { error, isFetching, refetch }, children }: Props) {
  useScrollToTop()
  return (
    <>
      <Link
        className="text-indigo inline-flex min-h-11 items-center gap-2 font-[640] print:hidden"
        to={paths.studyRoom}
      >
        <ArrowLeft aria-hidden className="size-5" />
        Study rooms
      </Link>
      <ScreenTitle title={title} />
      {children === undefined && error === null && <ScreenSkeleton />}
      {error !== null && (
        <div className="mt-4">
          <ErrorState title={failure} onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
      {children}
    </>
  )
}
