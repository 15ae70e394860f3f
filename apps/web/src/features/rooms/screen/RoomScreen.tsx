import { lazy, Suspense } from 'react'

import { HallCode } from '../../../ui/waiting/HallCode.tsx'

// Fetched beside the screen (`screens.ts`), and apart from it: the schemas of the live channel must not hold up the first paint.
const ScreenView = lazy(() => import('./ScreenView.tsx').then((module) => ({ default: module.ScreenView })))

/** The address of a room's screen for a hall (rule 224). */
export function RoomScreen() {
  return (
    <Suspense fallback={<HallCode />}>
      <ScreenView />
    </Suspense>
  )
}
