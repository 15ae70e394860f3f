import { useMutation } from '@tanstack/react-query'

import { amountText } from '../../../../language/amountText.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { Card } from '../../../../ui/Card.tsx'
import { correct } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'

/** All sheets of the question at hand side by side: a press gives a part, or takes it (rule 233). */
export function SheetsBySide({ seat, room, take }: TeamParts) {
  const press = useMutation({
    mutationFn: (given: { teamId: string; part: number; isGiven: boolean }) =>
      correct(seat, { ...given, question: room.question }),
    onSuccess: take,
  })
  const marked = room.sheets.flatMap((sheet) => (sheet.mark === null ? [] : [{ ...sheet, mark: sheet.mark }]))
  if (marked.length === 0) return null
  const nameOf = new Map(room.teams.map(({ id, name }) => [id, name]))
  const sorted = room.teams.flatMap(({ id }) => marked.filter(({ teamId }) => teamId === id))
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Sheets</h2>
      <p className="text-muted text-base">
        Press a part to give or take its point. Each change is kept, and who made it.
      </p>
      {press.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(press.error)}
        </p>
      )}
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {sorted.map(({ teamId, answer, late, mark }) => (
          <li key={teamId} className="border-line rounded-xl border p-3">
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="wrap-anywhere">{nameOf.get(teamId)}</b>
              <span className="tabular-nums">
                {mark.score} of {amountText(mark.maxScore, 'point')}
              </span>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">
              {answer.trim() === '' ? <span className="text-muted">Nothing was written.</span> : answer}
            </p>
            {late !== null && <p className="text-muted text-base wrap-anywhere">After the time: {late}</p>}
            <div className="mt-2 flex flex-wrap gap-2">
              {mark.parts.map(({ part, status }, at) => (
                <button
                  key={at}
                  type="button"
                  aria-pressed={status === 'given'}
                  aria-label={`${nameOf.get(teamId)}: ${part}`}
                  onClick={() => press.mutate({ teamId, part: at, isGiven: status !== 'given' })}
                  className={`min-h-11 rounded-xl border-[1.5px] px-3 py-1 text-left text-base ${
                    status === 'given'
                      ? 'bg-good-fill border-transparent font-semibold text-white'
                      : 'border-fair border-dashed'
                  }`}
                >
                  {status === 'given' ? '✓ ' : ''}
                  {part}
                </button>
              ))}
            </div>
            <ul className="text-muted mt-2 text-base">
              {room.changes
                .filter((change) => change.teamId === teamId)
                .map(({ part, who, isGiven, isAppeal }, at) => (
                  // Changes are only ever added.
                  <li key={at}>
                    {who} {isGiven ? 'gave' : 'took'} “{mark.parts[part]?.part}”{isAppeal && ', after an appeal'}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
