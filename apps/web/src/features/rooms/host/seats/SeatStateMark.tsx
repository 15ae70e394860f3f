import type { WatchedSeat } from '@seraph/domain/rooms/watchSeats'

import { stateWords } from './seatWords.ts'

/** What somebody is doing now; amber where the host should have a look. */
export function SeatStateMark({ seat: { state, needsLook } }: { seat: WatchedSeat }) {
  const isHere = state === 'here' || state === 'typing' || state === 'finished'
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-base whitespace-nowrap ${needsLook ? 'text-fair font-semibold' : 'text-muted'}`}
    >
      <span
        aria-hidden
        className={`size-2.5 flex-none rounded-full ${isHere ? 'bg-good-fill' : needsLook ? 'bg-fair' : 'border-edge border-2'}`}
      />
      {stateWords[state]}
    </span>
  )
}
