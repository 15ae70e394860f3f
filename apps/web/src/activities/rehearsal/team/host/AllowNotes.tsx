import { useMutation } from '@tanstack/react-query'

import { Card } from '../../../../ui/Card.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { eventTextOf } from '../eventTextOf.ts'
import { changeSettings } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'
import { notesChoice } from '../notes/notesChoice.ts'

/** The host lets teams write notes among themselves, or not; in the lobby (rule 246). */
export function AllowNotes({ seat, room, take }: Pick<TeamParts, 'seat' | 'room' | 'take'>) {
  const change = useMutation({
    mutationFn: (hasNotes: boolean) => changeSettings(seat, { hasNotes }),
    onSuccess: take,
  })
  return (
    <Card className="mt-5">
      <Checkbox
        {...notesChoice}
        // The box shows what was pressed until the reply is there.
        checked={change.isPending ? change.variables : room.hasNotes}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      {change.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(change.error)}
        </p>
      )}
    </Card>
  )
}
