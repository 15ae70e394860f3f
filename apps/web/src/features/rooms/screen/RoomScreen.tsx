import { lazy, Suspense } from 'react'

import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'

// Asked for at once, and apart from the screen: the schemas of the live channel must not hold up the first paint.
const view = import('./ScreenView.tsx')
const ScreenView = lazy(() => view.then((module) => ({ default: module.ScreenView })))

/** The address of a room's screen for a hall (rule 224). */
export function RoomScreen() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <ScreenView />
    </Suspense>
  )
}
