import { savingTexts } from '../../messages/saving.ts'
import { DismissibleNote } from './DismissibleNote.tsx'

/** Says, until it is dismissed, that some of what this browser keeps can't be read and is set aside. */
export function UnreadableNote({ count }: { count: number }) {
  if (count === 0) return null
  return <DismissibleNote notice={`unreadable:${count}`}>{savingTexts.unreadable(count)}</DismissibleNote>
}
