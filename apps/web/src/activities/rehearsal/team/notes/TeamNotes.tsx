import { longestEventNote } from '@seraph/schema/http/events/eventRoom'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { newId } from '../../../../api/newId.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { showCare } from '../../../../ui/dialogs/careStore.ts'
import { inputClass } from '../../../../ui/inputClass.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { writeNote } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'
import { NoteList } from './NoteList.tsx'

/** Short notes inside a team, for its members (rule 246). */
export function TeamNotes({ seat, room, take }: Pick<TeamParts, 'seat' | 'room' | 'take'>) {
  const id = useId()
  // A note keeps its key until it is there, so that a second press sends it once.
  const [note, setNote] = useState(() => ({ text: '', key: newId() }))
  const send = useMutation({
    mutationFn: () => writeNote(seat, note),
    onSuccess: ({ room: next, care }) => {
      setNote({ text: '', key: newId() })
      take(next)
      showCare(care)
    },
  })
  return (
    <Card className="mt-5">
      <h2 className="text-xl">
        <label htmlFor={id}>Note to your team</label>
      </h2>
      <form
        className="mt-2 flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (note.text.trim() !== '' && !send.isPending) send.mutate()
        }}
      >
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          className={`${inputClass} min-w-0 flex-1 basis-40`}
          value={note.text}
          maxLength={longestEventNote}
          autoComplete="off"
          readOnly={send.isPending}
          onChange={(event) => setNote({ text: event.target.value, key: newId() })}
        />
        <Button type="submit" look="quiet" isBusy={send.isPending}>
          Send
        </Button>
      </form>
      <p id={`${id}-hint`} className="text-muted mt-1.5 text-base">
        Your team and your coach read it. It is gone when the event is over.
      </p>
      {send.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(send.error)}
        </p>
      )}
      <NoteList notes={room.notes} ownSeatId={room.own?.seatId} />
    </Card>
  )
}
