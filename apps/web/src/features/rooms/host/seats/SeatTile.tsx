import type { WatchedSeat } from '@seraph/domain/rooms/watchSeats'
import type { ReactNode } from 'react'

import { percentText } from '../../../../language/percentText.ts'
import { ProgressBar } from '../../../../ui/marks/ProgressBar.tsx'
import { SeatName } from './SeatName.tsx'
import { SeatStateMark } from './SeatStateMark.tsx'
import { progressText } from './seatWords.ts'

/** One participant of many: as low as a finger needs; points and chapters are behind the three dots. */
export function SeatTile({ seat, menu }: { seat: WatchedSeat; menu: ReactNode }) {
  const { participant, answered, total } = seat
  const { nickname, accuracy } = participant
  return (
    <li
      aria-label={nickname}
      className="border-line bg-surface flex h-11 items-center gap-1 border-b pl-3 sm:rounded-xl sm:border"
    >
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2 leading-tight">
          <SeatName seat={seat} isCompact />
          <span className="ml-auto" />
          <SeatStateMark seat={seat} />
          <span className="text-base font-semibold whitespace-nowrap tabular-nums">{progressText(seat)}</span>
          <span className="text-muted hidden text-base whitespace-nowrap tabular-nums xl:inline">
            {percentText(accuracy)}
          </span>
        </div>
        <ProgressBar
          label={`Progress of ${nickname}`}
          percent={total === undefined || total === 0 ? 0 : Math.round((100 * answered) / total)}
        />
      </div>
      {menu}
    </li>
  )
}
