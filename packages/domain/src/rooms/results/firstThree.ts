import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

/**
 * The children with the most points, at most three, who have answered
 * something: shown where the host presses for it alone (rules 51 and 224).
 */
export function firstThree({ participants }: Pick<Room, 'participants'>): RoomParticipant[] {
  return participants
    .filter(({ isHost, questionsAnswered }) => !isHost && questionsAnswered > 0)
    .toSorted((a, b) => b.score - a.score || a.nickname.localeCompare(b.nickname, 'en'))
    .slice(0, 3)
}
