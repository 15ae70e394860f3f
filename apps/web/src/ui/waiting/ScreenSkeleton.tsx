import { useEffect, useState } from 'react'

import { earlyQuestion } from '../../questions/earlyQuestion.ts'
import { Card } from '../Card.tsx'
import { Skeleton } from './Skeleton.tsx'

/** How many are shown just now: one may take the place of another. */
let shown = 0

/** A screen that is on its way; the question that the waiting page shows stays until it is there. */
export function ScreenSkeleton() {
  const [early] = useState(() => earlyQuestion.element())
  useEffect(() => {
    shown += 1
    return () => {
      shown -= 1
      queueMicrotask(() => shown === 0 && earlyQuestion.drop())
    }
  }, [])
  if (early !== undefined) return <div aria-busy ref={(place) => place?.replaceChildren(early)} />
  return (
    <div className="not-first:mt-5">
      <output className="sr-only">Loading…</output>
      <Skeleton className="mb-5 h-9 w-2/3" />
      <Card>
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-5 h-24" />
        <Skeleton className="mt-5 h-12 w-40" />
      </Card>
    </div>
  )
}
