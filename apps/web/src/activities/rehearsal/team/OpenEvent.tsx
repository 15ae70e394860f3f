import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { texts } from '../../../messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { loadCalls } from '../loadCalls.ts'
import type { SetSize } from '../setSizeChoices.ts'
import { eventTextOf } from './eventTextOf.ts'
import { MomentField } from './MomentField.tsx'
import { notesChoice } from './notes/notesChoice.ts'
import { SetFields } from './SetFields.tsx'
import { openTeamEvent } from './teamCalls.ts'
import { namesIn, TeamNames } from './TeamNames.tsx'
import type { TeamSeat } from './teamSeat.ts'

type Props = { season: Season; setId: string | null; onEnter: (seat: TeamSeat) => void }

/** A coach names the teams and opens an event over a new set, or over one that was drawn before. */
export function OpenEvent({ season, setId, onEnter }: Props) {
  const [name, setName] = useState('')
  const [teams, setTeams] = useState('Team 1\nTeam 2')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(season.questionChapters))
  const [size, setSize] = useState<SetSize>(20)
  const [leavesOutMet, setLeavesOutMet] = useState(false)
  const [sealed, setSealed] = useState('')
  const [hasNotes, setHasNotes] = useState(false)
  const [issue, setIssue] = useState<string>()
  const names = namesIn(teams)
  const open = useMutation({
    mutationFn: async () => {
      const chapters = [...chosen].toSorted((a, b) => a - b)
      const sealedUntil = sealed === '' ? undefined : new Date(sealed).toISOString()
      const set = setId ?? (await (await loadCalls()).draw({ size, chapters, leavesOutMet, sealedUntil })).id
      return openTeamEvent({ setId: set, name: name.trim(), hasNotes, teams: names })
    },
    onSuccess: onEnter,
  })
  const submit = () => {
    const wrong =
      names.length === 0
        ? 'Each team needs a name, one per line.'
        : setId === null && chosen.size === 0
          ? texts.chooseChapter
          : undefined
    setIssue(wrong)
    if (wrong === undefined) open.mutate()
  }
  return (
    <Card>
      <h2 className="text-xl">Open an event</h2>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Name" isOptional>
          {(box) => (
            <input
              {...box}
              className={inputClass}
              value={name}
              maxLength={80}
              placeholder="Saturday’s rehearsal"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <TeamNames value={teams} onChange={setTeams} />
        {setId === null ? (
          <>
            <SetFields
              season={season}
              size={size}
              chosen={chosen}
              isLocked={open.isPending}
              onSize={setSize}
              onChapters={setChosen}
            />
            <Checkbox
              label="Leave out what our players met in the last 14 days"
              note="What they were asked least comes first in any case."
              checked={leavesOutMet}
              onChange={(event) => setLeavesOutMet(event.target.checked)}
            />
            <MomentField
              label="Sealed until"
              hint="Until then nobody can read the questions, and the event can’t begin."
              isOptional
              value={sealed}
              onChange={setSealed}
            />
          </>
        ) : (
          <p className="text-muted text-base">The event uses the set that you have drawn.</p>
        )}
        <Checkbox {...notesChoice} checked={hasNotes} onChange={(event) => setHasNotes(event.target.checked)} />
        {(issue !== undefined || open.error !== null) && (
          <p role="alert" className="text-bad font-semibold">
            {issue ?? eventTextOf(open.error)}
          </p>
        )}
        <Button type="submit" className="sm:justify-self-start" isBusy={open.isPending}>
          Open the Event
        </Button>
      </form>
    </Card>
  )
}
