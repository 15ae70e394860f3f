import type { WatchedSeat } from '@seraph/domain/rooms/watchSeats'
import UserRoundX from 'virtual:icons/user-round-x'

import { Gem } from '../../../../ui/marks/Gem.tsx'
import { guestMeaning } from './guestMeaning.ts'

/** Who it is: gem, name, and whether they aren't signed in; in a low tile that is a small picture. */
export function SeatName({ seat, isCompact = false }: { seat: WatchedSeat; isCompact?: boolean }) {
  const { gem, nickname, isGuest } = seat.participant
  return (
    <span className="flex min-w-0 items-center gap-2">
      {gem !== null && <Gem letter={gem} className="size-6 flex-none" />}
      <b className="truncate tracking-wide">{nickname}</b>
      {isGuest && (
        <span
          title={guestMeaning}
          className={
            isCompact ? 'text-muted flex-none' : 'border-edge text-muted rounded-full border border-dashed px-2 text-sm'
          }
        >
          {isCompact && <UserRoundX aria-hidden className="size-4" />}
          <span className={isCompact ? 'sr-only' : ''}>guest</span>
        </span>
      )}
    </span>
  )
}
