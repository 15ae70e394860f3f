import type { Today } from '@seraph/schema/http/today'
import type { Season } from '@seraph/schema/season'

import { amountText } from '../../../language/amountText.ts'
import { monthDayText, weekdayText } from '../../../language/dayTexts.ts'
import { stepText } from './todayTexts.ts'

/** Which verses are the child's own, and what won't be met by the day that is prepared for, with what helps. */
export function OutlookNote({
  today: { assignment, event, shortfall },
  season,
}: {
  today: Today
  season: Season | undefined
}) {
  const verseText = ({ chapter, verse }: { chapter: number; verse: number }): string =>
    `${season?.chapters[chapter - 1]?.label ?? ''}:${verse}`
  return (
    <div className="text-muted mt-3 grid gap-2 text-base">
      {assignment !== null && (
        <p>
          Your verses: <b className="text-ink">{verseText(assignment.from)}</b> to{' '}
          <b className="text-ink">{verseText(assignment.to)}</b>. They come first.
        </p>
      )}
      {assignment?.step != null && (
        <p>
          By {weekdayText(assignment.step.by)}, {monthDayText(assignment.step.by)}:{' '}
          <b className="text-ink">{verseText(assignment.step.from)}</b> to{' '}
          <b className="text-ink">{verseText(assignment.step.to)}</b>. {stepText(assignment.step)}
        </p>
      )}
      {shortfall !== null && event !== null && (
        <p>
          With this goal {amountText(shortfall.unreached, 'question')}
          {assignment !== null && ' of your verses'} will still be new to you on {monthDayText(event.date)}.{' '}
          {assignment === null
            ? 'A larger goal helps, or a team that shares the verses.'
            : 'A larger goal helps. Your back-up helps too.'}
        </p>
      )}
    </div>
  )
}
