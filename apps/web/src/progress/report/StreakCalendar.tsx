import type { PlayerReport } from '@seraph/schema/http/progress'
import Flame from 'virtual:icons/flame'

import { amountText } from '../../language/amountText.ts'
import { dayText } from '../../language/dayTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from './Panel.tsx'
import { recentDays, weekday } from './recentDays.ts'

const weekCount = 12
const weekdayLetters = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

/** The last twelve weeks, a column for each, the days with study filled; and the streak. */
export function StreakCalendar({ report }: { report: PlayerReport }) {
  const days = recentDays(report, 7 * (weekCount - 1) + weekday(report.today) + 1)
  const studied = new Set(report.days.map(({ date }) => date))
  const count = days.filter(({ date }) => studied.has(date)).length
  return (
    <Panel title="Streak Calendar" note={`Studied on ${amountText(count, 'day')} of the last ${weekCount} weeks.`}>
      <div className="mt-4 flex gap-2">
        <div aria-hidden className="text-muted grid grid-rows-7 gap-1 text-sm leading-none">
          {weekdayLetters.map((letter, index) => (
            <span key={index} className="grid place-items-center">
              {letter}
            </span>
          ))}
        </div>
        <p className="sr-only">{calendarText(report, count)}</p>
        <div aria-hidden className="grid max-w-96 flex-1 auto-cols-fr grid-flow-col grid-rows-7 gap-1">
          {days.map(({ date }) => (
            <span
              key={date}
              title={`${dayText(date)}: ${studied.has(date) ? 'studied' : 'no study'}`}
              data-full={studied.has(date) || undefined}
              className={classes(
                'chartday aspect-square rounded-[0.3rem]',
                studied.has(date) ? 'bg-gold' : 'bg-sunken',
                date === report.today && 'outline-indigo outline-2 outline-offset-1',
              )}
            />
          ))}
        </div>
      </div>
      <p className="mt-3 flex items-center gap-2">
        <Flame
          aria-hidden
          className={classes('size-6 flex-none', report.studyStreak > 0 ? 'text-ember' : 'text-muted')}
        />
        <span>{streakText(report)}</span>
      </p>
    </Panel>
  )
}

function calendarText({ studyStreak }: PlayerReport, count: number): string {
  return `Calendar of the last ${weekCount} weeks: ${amountText(count, 'day')} with study, the present streak is ${amountText(studyStreak, 'day')}.`
}

function streakText({ studyStreak, longestStreak, days, today }: PlayerReport): string {
  const longest = longestStreak > studyStreak ? ` Your longest: ${amountText(longestStreak, 'day')}.` : ''
  if (studyStreak === 0) return `Study today to begin a streak.${longest}`
  const isDoneToday = days.at(-1)?.date === today
  return `${amountText(studyStreak, 'day')} in a row.${isDoneToday ? '' : ' Study today to keep it.'}${longest}`
}
