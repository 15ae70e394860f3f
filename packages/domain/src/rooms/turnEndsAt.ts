import type { Room } from '@seraph/schema/rooms/room'

/**
 * When the clock moves a room on from its question, in milliseconds since 1970;
 * undefined where the host alone does, or the room is through (rule 206).
 */
export function turnEndsAt({ status, turn, settings }: Pick<Room, 'status' | 'turn' | 'settings'>): number | undefined {
  if (status !== 'active' || turn?.question == null || settings.secondsEach == null) return undefined
  return Date.parse(turn.openedAt) + settings.secondsEach * 1_000
}
