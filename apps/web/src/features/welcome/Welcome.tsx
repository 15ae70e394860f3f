import { lazy, Suspense } from 'react'

import { useIsWelcomeOpen } from '../../session/notices/useIsWelcomeOpen.ts'
import { setWelcome } from '../../session/notices/welcomeStore.ts'

const WelcomeDialog = lazy(() => import('./WelcomeDialog.tsx').then((module) => ({ default: module.WelcomeDialog })))

/** The welcome dialog while it is open; it is fetched when it is first wanted. */
export function Welcome() {
  if (!useIsWelcomeOpen()) return null
  return (
    <Suspense fallback={null}>
      <WelcomeDialog onClose={() => setWelcome('closed')} />
    </Suspense>
  )
}
