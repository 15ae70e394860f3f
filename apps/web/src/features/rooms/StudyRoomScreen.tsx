import { lazy, Suspense } from 'react'

import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'

// Asked for at once, and apart from the screen: the schemas of the live channel must not hold up the first paint.
const rooms = import('./StudyRooms.tsx')
const StudyRooms = lazy(() => rooms.then((module) => ({ default: module.StudyRooms })))

/** The address of study rooms. */
export function StudyRoomScreen() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <StudyRooms />
    </Suspense>
  )
}
