import { lazy, Suspense } from 'react'

import { useToasts } from './toastStore.ts'

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Where toasts come up; what draws them is fetched with the first one. */
export function Toasts() {
  const { shown, hasBeen } = useToasts()
  if (!hasBeen) return null
  return (
    <Suspense fallback={null}>
      <Toaster toast={shown} />
    </Suspense>
  )
}
