import { lazy, Suspense } from 'react'

import { dismissPortraitHint, useIsPortraitHintOpen } from '../../session/notices/useIsPortraitHintOpen.ts'

const PortraitHintDialog = lazy(() =>
  import('./PortraitHintDialog.tsx').then((module) => ({ default: module.PortraitHintDialog })),
)

/** The portrait hint while it is open; it is fetched when it is first wanted. */
export function PortraitHint() {
  if (!useIsPortraitHintOpen()) return null
  return (
    <Suspense fallback={null}>
      <PortraitHintDialog onClose={dismissPortraitHint} />
    </Suspense>
  )
}
