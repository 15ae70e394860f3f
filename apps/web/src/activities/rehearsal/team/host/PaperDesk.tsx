import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../../../../language/amountText.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { inputClass } from '../../../../ui/inputClass.ts'
import { ScreenSkeleton } from '../../../../ui/waiting/ScreenSkeleton.tsx'
import { eventTextOf } from '../eventTextOf.ts'
import { loadPaper, typePaper, type PaperSheet } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'

type Props = Pick<TeamParts, 'seat' | 'room'>

/** Where the host types in what the teams got on paper, a team at a time (rule 237). */
export function PaperDesk({ seat, room }: Props) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['paper-marks', seat.roomId],
    queryFn: () => loadPaper(seat),
  })
  const [chosen, setChosen] = useState(room.teams[0]?.id)
  if (data === undefined)
    return error === null ? (
      <ScreenSkeleton />
    ) : (
      <ErrorState title="The marks could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {eventTextOf(error)}
      </ErrorState>
    )
  return (
    <Card className="mt-5 print:hidden">
      <h2 className="text-xl">Marks from paper</h2>
      <p className="text-muted mb-4 text-base">
        Type in what each team got. A question that was not asked, or whose sheet is missing, stays empty.
      </p>
      <Field label="Team">
        {(box) => (
          <select {...box} className={inputClass} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {room.teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen !== undefined && <TeamMarks key={chosen} seat={seat} teamId={chosen} sheet={data} />}
    </Card>
  )
}

function TeamMarks({ seat, teamId, sheet }: Pick<Props, 'seat'> & { teamId: string; sheet: PaperSheet }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      sheet.marks.filter((mark) => mark.teamId === teamId).map(({ question, score }) => [question, String(score)]),
    ),
  )
  const scoreOf = (question: number) => ((typed[question] ?? '') === '' ? null : Number(typed[question]))
  const wrong = sheet.points.findIndex((most, question) => (scoreOf(question) ?? 0) > most)
  const sum = sheet.points.reduce((total, _, question) => total + (scoreOf(question) ?? 0), 0)
  const save = useMutation({
    mutationFn: () =>
      typePaper(seat, { marks: sheet.points.map((_, question) => ({ teamId, question, score: scoreOf(question) })) }),
    onSuccess: (saved) => client.setQueryData(['paper-marks', seat.roomId], saved),
  })
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong < 0) save.mutate()
      }}
    >
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {sheet.points.map((most, question) => (
          // A question has no other name than its number.
          <li key={question}>
            <label className="flex items-center gap-2 text-base">
              <span className="w-7 text-right tabular-nums">{question + 1}</span>
              <input
                aria-label={`Question ${question + 1}, of ${amountText(most, 'point')}`}
                className="border-edge bg-raised min-h-11 w-12 rounded-xl border-[1.5px] text-center tabular-nums aria-invalid:border-bad"
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={(scoreOf(question) ?? 0) > most}
                value={typed[question] ?? ''}
                onChange={(event) => {
                  setTyped({ ...typed, [question]: event.target.value.replace(/\D/g, '').slice(0, 1) })
                  save.reset()
                }}
              />
              <span className="text-muted">of {most}</span>
            </label>
          </li>
        ))}
      </ol>
      {(wrong >= 0 || save.error !== null) && (
        <p role="alert" className="text-bad mt-3 font-semibold">
          {wrong >= 0
            ? `Question ${wrong + 1} is worth ${amountText(sheet.points[wrong] ?? 0, 'point')}.`
            : eventTextOf(save.error)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={save.isPending}>
          Save
        </Button>
        <output className="tabular-nums">
          {amountText(sum, 'point')}
          {save.isSuccess && ' · saved'}
        </output>
      </div>
    </form>
  )
}
