import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import Check from 'virtual:icons/check'
import Moon from 'virtual:icons/moon'

import { weekdayLetter } from '../../../language/dayTexts.ts'
import { numberText } from '../../../language/numberText.ts'
import { Card } from '../../../ui/Card.tsx'
import { Gem } from '../../../ui/marks/Gem.tsx'
import { studiedText } from './weekTexts.ts'
import './week.css'

/** The members in the coach's order with their seven days, never by rank. */
export function WhoStudied({ week }: { week: TeamWeek }) {
  const [first] = week.members
  return (
    <Card className="break-inside-avoid">
      <h2 className="text-xl">Who studied</h2>
      <p className="text-muted text-base">{studiedText(week)}</p>
      <table className="weektable">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">
              <span className="sr-only">The last seven days</span>
              <span aria-hidden className="weekdays">
                {first?.days.map(({ date }) => (
                  <span key={date}>{weekdayLetter(date)}</span>
                ))}
              </span>
            </th>
            <th scope="col">New parts</th>
          </tr>
        </thead>
        <tbody>
          {week.members.map(({ playerId, playerCode, gem, label, days, gained, isUnused }) => {
            const studied = days.filter(({ was }) => was === 'studied').length
            return (
              <tr key={playerId}>
                <th scope="row">
                  <span className="flex items-center gap-2">
                    <Gem letter={gem} className="size-6 flex-none" />
                    <span className="min-w-0 wrap-anywhere">
                      {playerCode}
                      {label !== null && <span className="text-muted block truncate font-normal">{label}</span>}
                    </span>
                  </span>
                </th>
                <td>
                  <span className="sr-only">{studied} of the last seven days</span>
                  <span aria-hidden className="weekdays">
                    {days.map(({ date, was }) => (
                      <span key={date} className={`weekmark weekmark-${was}`}>
                        {was === 'studied' && <Check strokeWidth={3} />}
                        {was === 'rest' && <Moon strokeWidth={2.5} />}
                      </span>
                    ))}
                  </span>
                </td>
                <td>
                  {isUnused ? (
                    <span className="text-muted">unused</span>
                  ) : gained === 0 ? (
                    <span className="text-muted">none</span>
                  ) : (
                    numberText(gained)
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
