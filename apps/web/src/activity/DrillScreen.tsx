import type { Drills } from '@seraph/schema/http/drills'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { textOf } from '../messages.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ScreenTitle } from '../ui/ScreenTitle.tsx'
import { ScreenSkeleton } from '../ui/waiting/ScreenSkeleton.tsx'

type Props = {
  lead: { title: string; lead: string }
  /** The season is known, and what may be gone on with. */
  isReady: boolean
  isUnderWay: boolean
  drills: UseQueryResult<Drills>
  children: ReactNode
}

/** A drill's headline, and what is shown while its content is fetched or can't be had; a round under way needs none of it. */
export function DrillScreen({ lead, isReady, isUnderWay, drills, children }: Props) {
  const isShown = isUnderWay || (isReady && drills.data !== undefined)
  return (
    <>
      <ScreenTitle title={lead.title} />
      {!isUnderWay && <p className="lead">{lead.lead}</p>}
      {isShown && children}
      {!isShown && drills.error === null && <ScreenSkeleton />}
      {!isShown && drills.error !== null && (
        <div className="mt-5">
          <ErrorState
            title="The drill could not be loaded"
            onRetry={() => void drills.refetch()}
            isRetrying={drills.isFetching}
          >
            {textOf(drills.error)}
          </ErrorState>
        </div>
      )}
    </>
  )
}
