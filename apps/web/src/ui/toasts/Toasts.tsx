import { lazy, Suspense } from 'react'

import { loadToaster } from './loadToaster.ts'
import { PlainToast } from './PlainToast.tsx'
import { useToasts } from './toastStore.ts'

/** A toast that tells of a lost connection may be the first: then what draws them can't be fetched, and a plain one must do. */
const Toaster = lazy(() =>
  loadToaster().then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToast }),
  ),
)

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
