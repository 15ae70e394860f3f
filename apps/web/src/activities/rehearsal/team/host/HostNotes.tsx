import { amountText } from '../../../../language/amountText.ts'
import { Card } from '../../../../ui/Card.tsx'
import { NoteList } from '../notes/NoteList.tsx'
import type { TeamParts } from '../teamParts.ts'

/** What the teams write among themselves, folded for each team (rule 246). */
export function HostNotes({ room }: Pick<TeamParts, 'room'>) {
  if (!room.hasNotes) return null
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Notes inside the teams</h2>
      <div className="divide-line mt-2 divide-y">
        {room.teams.map(({ id, name }) => {
          const notes = room.notes.filter(({ teamId }) => teamId === id)
          return (
            <details key={id} className="py-1">
              <summary className="min-h-11 cursor-pointer py-2">
                <b className="wrap-anywhere">{name}</b>{' '}
                <span className="text-muted text-base">
                  {notes.length === 0 ? 'No note yet' : amountText(notes.length, 'note')}
                </span>
              </summary>
              <NoteList notes={notes} />
            </details>
          )
        })}
      </div>
    </Card>
  )
}
