import X from 'virtual:icons/x'
import { useState, type ReactNode } from 'react'

import { dismissNotice, isNoticeDismissed } from '../../session/notices/dismissedNotices.ts'
import { WaitingNote } from './WaitingNote.tsx'

/** A line about work that waits, until this browser's visitor dismisses it; another `notice` is another line. */
export function DismissibleNote({ notice, children }: { notice: string; children: ReactNode }) {
  const [dismissed, setDismissed] = useState<string>()
  if (dismissed === notice || isNoticeDismissed(notice)) return null
  return (
    <WaitingNote
      action={
        <button
          type="button"
          aria-label="Dismiss this note"
          className="text-muted grid size-11 place-items-center rounded-lg"
          onClick={() => {
            dismissNotice(notice)
            setDismissed(notice)
          }}
        >
          <X aria-hidden className="size-5" />
        </button>
      }
    >
      {children}
    </WaitingNote>
  )
}
