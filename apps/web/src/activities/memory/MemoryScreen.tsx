import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { memoryToasts } from './memoryTexts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { MemoryActivity } from './MemoryActivity.tsx'
import { memoryIndexQuery } from '../../verses/chapterVerses.ts'

/** The memorization game: the words of a chapter's verses, their letters mixed up (rule 121). */
export function MemoryScreen() {
  const season = useQuery(seasonQuery)
  const index = useQuery(memoryIndexQuery)
  if (season.data !== undefined && index.data !== undefined) {
    return <MemoryActivity season={season.data} index={index.data} />
  }
  const retry = () => {
    if (season.data === undefined) void season.refetch()
    if (index.data === undefined) void index.refetch()
  }
  const isFetching = season.isFetching || index.isFetching
  return (
    <>
      <ScreenTitle title={leads.memoryGame.title} />
      <p className="lead">{leads.memoryGame.lead}</p>
      {isFetching && season.error === null && index.error === null ? (
        <ScreenSkeleton />
      ) : (
        <div className="mt-5">
          <ErrorState title={memoryToasts.loadFailed.title} onRetry={retry} isRetrying={isFetching}>
            {memoryToasts.loadFailed.description}
          </ErrorState>
        </div>
      )}
    </>
  )
}
