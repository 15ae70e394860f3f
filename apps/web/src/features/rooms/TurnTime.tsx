import { turnEndsAt } from '@seraph/domain/rooms/turnEndsAt'
import type { Room } from '@seraph/schema/rooms/room'
import Timer from 'virtual:icons/timer'

import { clockText } from '../../activity/clockText.ts'
import { useNow } from '../../liveRoom/useNow.ts'

/** How long the room stays at its question; nothing where the host alone moves it on. */
export function TurnTime({ room }: { room: Room }) {
  const now = useNow(500)
  const endsAt = turnEndsAt(room)
  if (endsAt === undefined) return null
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      <Timer aria-hidden className="size-5" />
      {clockText(Math.max(0, endsAt - now))} left
    </span>
  )
}
