import type { Today } from '@seraph/schema/http/today'
import Check from 'virtual:icons/check'
import Moon from 'virtual:icons/moon'

import { weekdayLetter, weekdayText } from '../../../language/dayTexts.ts'
import { pluralForm } from '../../../language/pluralForm.ts'
import { dayWords, restText } from './todayTexts.ts'

/** The last seven days and the streak. A bridged day has a moon and is called the rest day (rule 53), without words of loss. */
export function WeekRow({ streak: { days, week } }: { streak: Today['streak'] }) {
  const rest = week.find(({ was }) => was === 'rest')
  return (
    <section aria-label="Your last seven days">
      <div className="weekrow">
        <ol>
          {week.map(({ date, was }, at) => (
            <li key={date} data-today={at === 6 || undefined}>
              <span aria-hidden>{weekdayLetter(date)}</span>
              <span className={`weekday weekday-${was}`}>
                <span className="sr-only">{`${weekdayText(date)}, ${dayWords[was]}`}</span>
                {was === 'studied' && <Check aria-hidden strokeWidth={3} />}
                {was === 'rest' && <Moon aria-hidden strokeWidth={2.5} />}
              </span>
            </li>
          ))}
        </ol>
        <p className="weekstreak">
          <b>{days}</b> <span>{pluralForm(days, 'day', 'days')} in a row</span>
        </p>
      </div>
      {rest !== undefined && <p className="text-muted mt-1 text-base">{restText(rest.date)}</p>}
    </section>
  )
}
