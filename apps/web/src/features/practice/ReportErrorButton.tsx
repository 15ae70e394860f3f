import { Flag } from 'lucide-react'

import { texts, toasts } from '../../messages.ts'
import { showToast } from '../../ui/toastStore.ts'

/** Where errors in a question will be reported. Until reports can be taken it says so and does nothing else. */
export function ReportErrorButton() {
  return (
    <button
      type="button"
      aria-disabled
      title={texts.reportsLater}
      className="text-muted -mt-1 -mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 text-base"
      onClick={() => showToast(toasts.reportsLater)}
    >
      <Flag aria-hidden className="size-5" />
      <span className="max-sm:sr-only">Report Error</span>
    </button>
  )
}
