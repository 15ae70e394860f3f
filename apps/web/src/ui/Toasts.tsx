import { lazy, Suspense } from 'react'

import { loadToaster } from './loadToaster.ts'
import { useToasts } from './toastStore.ts'

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

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
