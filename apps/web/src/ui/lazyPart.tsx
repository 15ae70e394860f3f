import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** A part of a screen that is fetched when it is first shown. */
export function lazyPart(load: () => Promise<ComponentType>): ReactNode {
  const Part = lazy(async () => ({ default: await load() }))
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Part />
    </Suspense>
  )
}
