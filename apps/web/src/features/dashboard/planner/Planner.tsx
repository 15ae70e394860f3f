import { backUps } from '@seraph/domain/assignment/backUps'
import type { AssignmentUnit, TeamAssignment } from '@seraph/schema/http/coaches/assignments'
import type { SeasonChapter } from '@seraph/schema/season'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { codeOf } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { weekdayText } from '../../../language/dayTexts.ts'
import { textOf } from '../../../messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { assignmentQuery } from './assignmentQuery.ts'
import { firstDraft, isMovable, loadsOf, moveEnd, propose, swapWithNext, togglePin, type Draft } from './draft.ts'
import { PieceRow } from './PieceRow.tsx'
import { WeekByWeek } from './WeekByWeek.tsx'

const unitTexts: Record<AssignmentUnit, string> = { points: 'Points', verses: 'Verses', words: 'Words' }
const units = ['points', 'verses', 'words'] as const

/** The days of the week, 0 for Sunday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** Some day that was that day of the week. */
const dateOfWeekday = (day: number): string => `2026-11-${22 + day}`

type Props = { teamId: string; chapters: readonly SeasonChapter[] }

/** Divides the season among a team's members (rule 198): proposed, then the coach's to change, keep and undo. */
export function Planner({ teamId, chapters }: Props) {
  const { data, error, refetch, isFetching } = useQuery(assignmentQuery(teamId))
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-72" />
    ) : (
      <ErrorState title="The pieces could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  if (data.members.length === 0) return <p className="text-muted">This team has no players yet.</p>
  const { assignment, members } = data
  // What is in force has changed: so has what is worked at.
  const key = `${assignment?.version ?? 0} ${members.map(({ playerId }) => playerId).join()}`
  return <Division key={key} team={data} teamId={teamId} chapters={chapters} />
}

function Division({ team, teamId, chapters }: Props & { team: TeamAssignment }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => firstDraft(team))
  const [isChanged, setIsChanged] = useState(team.assignment === null || team.assignment.isMoved)
  const { queryKey } = assignmentQuery(teamId)
  const version = team.assignment?.version ?? null
  const options = {
    onSuccess: (stored: TeamAssignment) => client.setQueryData(queryKey, stored),
    onError: (failure: Error) => {
      if (codeOf(failure) === 'assignment_changed') void client.invalidateQueries({ queryKey })
    },
  }
  const save = useMutation({
    ...options,
    mutationFn: () => {
      const pieces = draft.pieces.map(({ member, ...piece }) => ({ ...piece, playerId: member }))
      return call('setTeamAssignment', {
        params: { teamId },
        body: { basedOn: version, unit: draft.unit, clubDay: draft.clubDay, pieces },
      })
    },
  })
  const undo = useMutation({
    ...options,
    mutationFn: () => call('undoTeamAssignment', { params: { teamId }, body: { version: version ?? 0 } }),
  })
  const change = (next: Draft) => {
    setDraft(next)
    setIsChanged(true)
  }
  const loads = loadsOf(team, draft.unit)
  const loadOf = (from: number, to: number, of = loads): number => of.slice(from, to).reduce((all, one) => all + one, 0)
  const heaviest = Math.max(1, ...draft.pieces.map(({ from, to }) => loadOf(from, to)))
  const memberOf = new Map(team.members.map((member) => [member.playerId, member]))
  const standIns = backUps(draft.pieces, [...memberOf.keys()], loads)
  const failure = save.error ?? undo.error
  return (
    <div>
      {team.assignment?.isMoved === true && (
        <p role="note" className="bg-fair-ground rounded-card mb-3 px-4 py-3">
          The team has changed. These pieces hold now; save them, or change them first.
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <label>
          <span className="text-muted block text-base">Balanced by</span>
          <select
            className="border-edge bg-raised min-h-12 rounded-xl border-[1.5px] px-3"
            value={draft.unit}
            onChange={({ target }) =>
              change(propose(team, { ...draft, unit: units.find((unit) => unit === target.value) ?? 'points' }))
            }
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitTexts[unit]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="text-muted block text-base">Club day</span>
          <select
            className="border-edge bg-raised min-h-12 rounded-xl border-[1.5px] px-3"
            value={draft.clubDay}
            onChange={({ target }) => change({ ...draft, clubDay: Number(target.value) })}
          >
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {weekdayText(dateOfWeekday(day))}
              </option>
            ))}
          </select>
        </label>
        <Button look="quiet" onClick={() => change(propose(team, draft))}>
          Propose again
        </Button>
      </div>
      <ol className="grid gap-2">
        {draft.pieces.map((piece, at) => (
          <PieceRow
            key={piece.from}
            piece={piece}
            member={memberOf.get(piece.member)}
            backUp={memberOf.get(standIns[at] ?? '')}
            chapters={chapters}
            points={loadOf(piece.from, piece.to, team.points)}
            share={loadOf(piece.from, piece.to) / heaviest}
            isLast={at === draft.pieces.length - 1}
            isMovable={isMovable(draft, at)}
            onMove={(verses) => change(moveEnd(draft, at, verses))}
            onSwap={() => change(swapWithNext(draft, at))}
            onPin={() => change(togglePin(draft, at))}
          />
        ))}
      </ol>
      {failure !== null && (
        <p role="alert" className="text-bad mt-3">
          {textOf(failure)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => save.mutate()} isBusy={save.isPending} disabled={!isChanged}>
          {isChanged ? 'Save the pieces' : 'Saved'}
        </Button>
        {version !== null && (
          <Button look="quiet" onClick={() => undo.mutate()} isBusy={undo.isPending}>
            Undo the last save
          </Button>
        )}
      </div>
      {!isChanged && <WeekByWeek team={team} chapters={chapters} />}
    </div>
  )
}
