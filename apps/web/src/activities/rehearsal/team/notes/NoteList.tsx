import type { EventNote } from '@seraph/schema/http/events/eventRoom'

type Props = { notes: readonly EventNote[]; ownSeatId?: string | undefined }

/** The last notes of a team, the newest first. */
export function NoteList({ notes, ownSeatId }: Props) {
  return (
    <ul aria-label="Notes" aria-live="polite" className="mt-2 grid max-h-64 gap-1.5 overflow-y-auto">
      {notes.toReversed().map(({ id, seatId, nickname, text }) => (
        <li key={id} className="wrap-anywhere">
          <b>{seatId === ownSeatId ? 'You' : nickname}</b> {text}
        </li>
      ))}
    </ul>
  )
}
