import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { ChapterPicker } from '../../../activity/ChapterPicker.tsx'
import { texts } from '../../../messages.ts'
import { eventTextOf } from './eventTextOf.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { loadCalls } from '../loadCalls.ts'
import { setSizeChoices, type SetSize } from '../setSizeChoices.ts'
import { notesChoice } from './notes/notesChoice.ts'
import { openTeamEvent } from './teamCalls.ts'
import type { TeamSeat } from './teamSeat.ts'

type Props = { season: Season; setId: string | null; onEnter: (seat: TeamSeat) => void }

/** A coach names the teams and opens an event over a new set, or over one that was drawn before. */
export function OpenEvent({ season, setId, onEnter }: Props) {
  const [name, setName] = useState('')
  const [teams, setTeams] = useState('Team 1\nTeam 2')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(season.questionChapters))
  const [size, setSize] = useState<SetSize>(20)
  const [hasNotes, setHasNotes] = useState(false)
  const [issue, setIssue] = useState<string>()
  const names = teams
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const open = useMutation({
    mutationFn: async () => {
      const chapters = [...chosen].toSorted((a, b) => a - b)
      const set = setId ?? (await (await loadCalls()).draw({ size, chapters })).id
      return openTeamEvent({ setId: set, name: name.trim(), hasNotes, teams: names })
    },
    onSuccess: onEnter,
  })
  const submit = () => {
    const wrong =
      names.length === 0
        ? 'Each team needs a name, one on a line.'
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
        <Field label="Teams" hint="One on each line. Players choose their team with the event’s code.">
          {(box) => (
            <textarea
              {...box}
              className={`${inputClass} py-2.5`}
              rows={3}
              value={teams}
              onChange={(event) => setTeams(event.target.value)}
            />
          )}
        </Field>
        {setId === null ? (
          <>
            <ChoiceRow label="How many questions?" choices={setSizeChoices} value={size} onChoose={setSize} />
            <ChapterPicker
              season={season}
              review={season.review.aiQuiz}
              chosen={chosen}
              isLocked={open.isPending}
              onChange={setChosen}
            />
          </>
        ) : (
          <p className="text-muted text-base">The set that you have drawn is asked.</p>
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
