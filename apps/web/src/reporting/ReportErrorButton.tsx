import Flag from 'virtual:icons/flag'
import { lazy, Suspense, useState } from 'react'

import { buttonClass } from '../ui/buttonClass.ts'
import { dismissToast } from '../ui/toasts/toastStore.ts'
import type { ReportedQuestion } from './reportedQuestion.ts'

const load = () => import('./ReportErrorDialog.tsx')
const ReportErrorDialog = lazy(() => load().then((module) => ({ default: module.ReportErrorDialog })))

const cornerClass =
  'text-muted hover:text-ink -mt-1 -mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 text-base'

type Props = {
  question: ReportedQuestion
  label?: string
  /** `corner` for the corner of a question's card: on phones the flag alone. */
  look?: 'corner' | 'quiet' | 'plain'
}

/** Opens the error-report dialog about a question (rule 121). The dialog is fetched when it is first wanted. */
export function ReportErrorButton({ question, label = 'Report Error', look = 'corner' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isCorner = look === 'corner'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={isCorner ? cornerClass : buttonClass(look)}
        onPointerEnter={() => void load()}
        onClick={() => {
          // On a phone a toast lies where the dialog's title comes up.
          dismissToast()
          setIsOpen(true)
        }}
      >
        <Flag aria-hidden className="size-5" />
        <span className={isCorner ? 'max-sm:sr-only' : undefined}>{label}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportErrorDialog title={label} question={question} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
