import { verseAtPlace } from '@seraph/domain/assignment/verseRow'
import type { TeamAssignment } from '@seraph/schema/http/coaches/assignments'
import type { SeasonChapter } from '@seraph/schema/season'

import { monthDayText, weekdayText } from '../../../language/dayTexts.ts'

type Props = { team: TeamAssignment; chapters: readonly SeasonChapter[] }

/** What each player has to have learnt by each club day, up to a week before the event (rule 204). */
export function WeekByWeek({ team: { assignment, members }, chapters }: Props) {
  const verseText = (place: number): string => {
    const { chapter, verse } = verseAtPlace(chapters, place)
    return `${chapters[chapter - 1]?.label ?? ''}:${verse}`
  }
  const codeOf = new Map(members.map(({ playerId, playerCode }) => [playerId, playerCode]))
  if (assignment === null) return null
  if (assignment.weeks.length === 0)
    return <p className="text-muted mt-4">The weeks are planned as soon as the day of an event is known.</p>
  return (
    <details className="border-line mt-4 border-t pt-3">
      <summary className="min-h-11 cursor-pointer text-lg font-semibold">Week by week</summary>
      <ol className="mt-2 grid gap-4">
        {assignment.weeks.map(({ by, steps }) => (
          <li key={by}>
            <h4 className="font-semibold">
              By {weekdayText(by)}, {monthDayText(by)}
            </h4>
            <ul className="text-muted mt-1 grid gap-1">
              {steps.map(({ playerId, from, to }) => (
                <li key={playerId}>
                  <b className="text-ink">{codeOf.get(playerId)}</b> {verseText(from)} to {verseText(to - 1)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
