import { useMutation } from '@tanstack/react-query'

import { Card } from '../../../../ui/Card.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { eventTextOf } from '../eventTextOf.ts'
import { changeSettings } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'
import { notesChoice } from '../notes/notesChoice.ts'
import { usePressed } from './usePressed.ts'

/** The host lets teams write notes among themselves, or not; in the lobby (rule 246). */
export function AllowNotes({ seat, room, take }: Pick<TeamParts, 'seat' | 'room' | 'take'>) {
  const change = useMutation({
    mutationFn: (hasNotes: boolean) => changeSettings(seat, { hasNotes }),
    onSuccess: take,
  })
  const box = usePressed(room.hasNotes)
  return (
    <Card className="mt-5">
      <Checkbox
        {...notesChoice}
        checked={box.shown}
        onChange={(event) => {
          box.press(event.target.checked)
          change.mutate(event.target.checked, { onSettled: box.settle })
        }}
      />
      {change.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(change.error)}
        </p>
      )}
    </Card>
  )
}
