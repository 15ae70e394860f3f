import type { PlayerReport } from '@seraph/schema/http/progress'

import { amountText } from '../../language/amountText.ts'
import { dayText, weekdayLetter } from '../../language/dayTexts.ts'
import { studyTimeText } from '../progressTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from './Panel.tsx'
import { recentDays } from './recentDays.ts'

const dayCount = 14

/** The study time of the last two weeks, a bar for each day. */
export function StudyBars({ report }: { report: PlayerReport }) {
  const days = recentDays(report, dayCount)
  const longest = Math.max(...days.map(({ studyTime }) => studyTime))
  const sum = days.reduce((all, { studyTime }) => all + studyTime, 0)
  return (
    <Panel title="Study Time by Day" note={`${studyTimeText(sum)} in the last ${dayCount} days.`}>
      <ol className="mt-4 grid h-44 grid-cols-14 gap-1">
        {days.map(({ date, studyTime, questionsAnswered }) => {
          const text = `${dayText(date)}: ${studyTimeText(studyTime)}, ${amountText(questionsAnswered, 'question')}`
          return (
            <li key={date} title={text} className="flex min-w-0 flex-col items-center gap-1">
              <span className="sr-only">{text}</span>
              <span aria-hidden className="bg-sunken relative w-full flex-1 overflow-hidden rounded-md">
                <span
                  className={classes('bg-gold absolute inset-x-0 bottom-0 rounded-md', studyTime > 0 && 'chartbar')}
                  style={{
                    height: longest === 0 ? 0 : `${Math.max(studyTime === 0 ? 0 : 4, (100 * studyTime) / longest)}%`,
                  }}
                />
              </span>
              <span
                aria-hidden
                className={classes('text-base', date === report.today ? 'text-ink font-bold' : 'text-muted')}
              >
                {weekdayLetter(date)}
              </span>
            </li>
          )
        })}
      </ol>
      {longest > 0 && <p className="text-muted mt-2 text-base">The longest: {studyTimeText(longest)} on one day.</p>}
    </Panel>
  )
}
