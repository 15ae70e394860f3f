import { savingTexts } from '../../messages/saving.ts'
import { DismissibleNote } from './DismissibleNote.tsx'
import type { OutboxEntry } from '../outbox/outboxEntry.ts'

/**
 * Says that work of somebody else waits in this browser, without saying whose: a code would let anybody sign in. It can be
 * dismissed until more comes, for that somebody may never be here again.
 */
export function OthersNote({ entries, isSignedIn }: { entries: readonly OutboxEntry[]; isSignedIn: boolean }) {
  if (entries.length === 0) return null
  const names = entries.map(({ name }) => name)
  return (
    <DismissibleNote notice={`waiting-of-others:${entries.at(-1)?.id}`}>
      {isSignedIn ? savingTexts.ofAnother(names) : savingTexts.ofSignedOut(names)}
    </DismissibleNote>
  )
}
