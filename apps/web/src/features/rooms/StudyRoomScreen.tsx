import { lazy, Suspense } from 'react'

import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'

// Fetched beside the screen (`screens.ts`), and apart from it: the schemas of the live channel must not hold up the first paint.
const StudyRooms = lazy(() => import('./StudyRooms.tsx').then((module) => ({ default: module.StudyRooms })))

/** The address of study rooms. */
export function StudyRoomScreen() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <StudyRooms />
    </Suspense>
  )
}
