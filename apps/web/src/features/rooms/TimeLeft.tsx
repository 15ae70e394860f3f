import type { Room } from '@seraph/schema/rooms/room'
import Timer from 'virtual:icons/timer'

import { clockText } from '../../activity/clockText.ts'
import { useTimeLeft } from '../../liveRoom/quiz/useTimeLeft.ts'

/** How much of the room's time is left; nothing where there is no limit. */
export function TimeLeft({ room }: { room: Room }) {
  const left = useTimeLeft(room)
  if (left === undefined) return null
  return (
    <span className="text-muted inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      <Timer aria-hidden className="size-5" />
      {left === 0 ? 'Time is up' : `${clockText(left)} left`}
    </span>
  )
}
