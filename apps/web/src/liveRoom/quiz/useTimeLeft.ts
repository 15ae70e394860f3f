import type { Room } from '@seraph/schema/rooms/room'

import { useNow } from '../useNow.ts'

/** How many milliseconds of a room's time are left, 0 once it is over; undefined without a limit, or before the start (rule 179). */
export function useTimeLeft({ settings, startedAt }: Pick<Room, 'settings' | 'startedAt'>): number | undefined {
  const now = useNow(settings.minutes === null ? 60_000 : 1_000)
  if (settings.minutes === null || startedAt === null) return undefined
  return Math.max(0, Date.parse(startedAt) + settings.minutes * 60_000 - now)
}
