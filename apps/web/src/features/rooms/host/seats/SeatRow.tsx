import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { WatchedSeat } from '@seraph/domain/rooms/watchSeats'
import type { ReactNode } from 'react'

import { percentText } from '../../../../language/percentText.ts'
import { pluralForm } from '../../../../language/pluralForm.ts'
import { chaptersText } from '../../../../liveRoom/chaptersText.ts'
import { ProgressBar } from '../../../../ui/marks/ProgressBar.tsx'
import { toneClass } from '../../../../ui/marks/toneClass.ts'
import { SeatName } from './SeatName.tsx'
import { SeatStateMark } from './SeatStateMark.tsx'
import { progressText } from './seatWords.ts'

/** One participant in a line, with room for its figures. */
export function SeatRow({ seat, menu }: { seat: WatchedSeat; menu: ReactNode }) {
  const { participant, answered, total } = seat
  const { nickname, teamName, assignedChapters, score, pointsPossible, accuracy } = participant
  const tone = accuracy === null ? '' : toneClass[accuracyTone(accuracy, 'quiz')]
  const figures = [
    { label: 'Answered', value: progressText(seat) },
    { label: 'Points', value: `${score} / ${pointsPossible}` },
    { label: 'Accuracy', value: percentText(accuracy), tone },
  ]
  return (
    <li aria-label={nickname} className="flex items-start gap-2 px-4 py-3 sm:items-center sm:px-5">
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
        <div className="min-w-0 sm:w-64 sm:flex-none">
          <p className="flex flex-wrap items-center gap-x-3">
            <SeatName seat={seat} />
            <SeatStateMark seat={seat} />
          </p>
          <p className="text-muted mt-0.5 text-base">
            {[
              ...(teamName === null ? [] : [teamName]),
              ...(assignedChapters.length === 0
                ? []
                : [`${pluralForm(assignedChapters.length, 'Chapter')} ${chaptersText(assignedChapters)}`]),
            ].join(' · ')}
          </p>
        </div>
        <div className="mt-2 min-w-0 flex-1 sm:mt-0">
          <ProgressBar
            label={`Progress of ${nickname}`}
            percent={total === undefined || total === 0 ? 0 : Math.round((100 * answered) / total)}
          />
        </div>
        <dl className="mt-2 grid grid-cols-3 gap-3 max-[22rem]:gap-1 sm:mt-0 sm:w-72 sm:flex-none">
          {figures.map(({ label, value, tone: colour }) => (
            <div key={label}>
              <dt className="text-muted text-sm leading-tight">{label}</dt>
              <dd className={`font-semibold whitespace-nowrap tabular-nums ${colour ?? ''}`}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {menu}
    </li>
  )
}
