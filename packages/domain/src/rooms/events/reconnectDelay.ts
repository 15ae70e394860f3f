import { closeCodes } from '@seraph/schema/rooms/version'
import type { CloseReason } from '@seraph/schema/rooms/version'

/** After these a client doesn't come back by itself: somebody else has the seat, it is gone, or this page is too old. */
const final: readonly CloseReason[] = ['version_mismatch', 'taken_over', 'removed', 'room_ended']

/**
 * How long a client waits before it opens the channel again, in milliseconds; undefined where it must not (rules 35 and 37).
 * @param random from 0 to below 1.
 */
export function reconnectDelay(closeCode: number, random: number): number | undefined {
  if (final.some((reason) => closeCodes[reason] === closeCode)) return undefined
  if (closeCode === closeCodes.draining) return Math.round(random * 1_000)
  return Math.round(2_500 + random * 1_000)
}
