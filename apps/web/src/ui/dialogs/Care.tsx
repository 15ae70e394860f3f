import { lazy, Suspense } from 'react'

import { showCare, useCare } from './careStore.ts'

const CareDialog = lazy(() => import('./CareDialog.tsx').then((module) => ({ default: module.CareDialog })))

/** Where kind words are shown, whatever screen they belong to; fetched when they are needed. */
export function Care() {
  const text = useCare()
  if (text === undefined) return null
  return (
    <Suspense fallback={null}>
      <CareDialog text={text} onClose={() => showCare(undefined)} />
    </Suspense>
  )
}
