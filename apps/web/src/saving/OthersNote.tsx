import { X } from 'lucide-react'
import { useState } from 'react'

import { savingTexts } from '../messages/saving.ts'
import { dismissNotice, isNoticeDismissed } from '../session/dismissedNotices.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import { WaitingNote } from './WaitingNote.tsx'

/**
 * Says that work of somebody else waits in this browser, without saying whose: a code would let anybody sign in. It can be
 * dismissed until more comes, for that somebody may never be here again.
 */
export function OthersNote({ entries, isSignedIn }: { entries: readonly OutboxEntry[]; isSignedIn: boolean }) {
  const [dismissed, setDismissed] = useState<string>()
  const notice = `waiting-of-others:${entries.at(-1)?.id}`
  if (entries.length === 0 || dismissed === notice || isNoticeDismissed(notice)) return null
  const names = entries.map(({ name }) => name)
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
      {isSignedIn ? savingTexts.ofAnother(names) : savingTexts.ofSignedOut(names)}
    </WaitingNote>
  )
}
