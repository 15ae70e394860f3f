import type { Season } from '@seraph/schema/season'

import { EmptyState } from '../../ui/EmptyState.tsx'

/** A season without questions says so. */
export function NoQuestions({ season }: { season: Season }) {
  return (
    <div className="mt-5">
      <EmptyState title="No questions yet">{season.title} has no questions on this server.</EmptyState>
    </div>
  )
}
