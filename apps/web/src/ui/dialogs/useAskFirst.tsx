import { lazy, Suspense, useState, type ReactNode } from 'react'

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })))

/** What is asked, and the word on the button that does it. */
export type Question = { title: string; text: string; verb: string }

/**
 * Asks before what drops work (rule 227). `ask` with undefined for a question does it at once, since nothing is lost; `dialog` belongs into
 * the screen.
 */
export function useAskFirst(): { dialog: ReactNode; ask: (question: Question | undefined, act: () => void) => void } {
  const [asked, setAsked] = useState<{ question: Question; act: () => void }>()
  const close = () => setAsked(undefined)
  return {
    ask: (question, act) => (question === undefined ? act() : setAsked({ question, act })),
    dialog: asked && (
      <Suspense fallback={null}>
        <ConfirmDialog
          {...asked.question}
          isBusy={false}
          onConfirm={() => {
            close()
            asked.act()
          }}
          onClose={close}
        />
      </Suspense>
    ),
  }
}
