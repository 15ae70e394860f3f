import { useInfiniteQuery } from '@tanstack/react-query'

import { momentText } from '../../language/timeTexts.ts'
import { textOf } from '../../messages.ts'
import { adminTexts } from '../../messages/admin.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { auditQuery } from './queries.ts'
import { subjectText } from './subjectText.ts'

/** What coaches and the admin did, the newest first. */
export function AuditTab() {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(auditQuery)
  if (data === undefined && error === null) return <Skeleton className="h-40" />
  if (data === undefined) {
    return (
      <ErrorState title="The log could not be read" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  }
  const entries = data.pages.flat()
  if (entries.length === 0) {
    return <EmptyState title={adminTexts.noActivity}>What coaches and you change is noted here.</EmptyState>
  }
  return (
    <>
      <ul className="divide-line divide-y">
        {entries.map(({ id, at, actor, coachName, act, subject }) => (
          <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 py-3">
            <time dateTime={at} className="text-muted w-44 flex-none text-base">
              {momentText(at)}
            </time>
            <span className="w-36 flex-none font-[600] wrap-anywhere">
              {actor === 'coach' ? (coachName ?? 'a coach') : actor}
            </span>
            <span className="min-w-0 flex-1">
              {act.replaceAll(/[._]/g, ' ')}
              <span className="text-muted block text-base wrap-anywhere">{subjectText(subject)}</span>
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" className="mt-4" isBusy={isFetching} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  )
}
