import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

type Chapters = Pick<RoomParticipant, 'assignedChapters' | 'givenChapters'>

/**
 * A participant's chapters once the host has given these instead (rule
 * 161): what is new comes after everything that was given before, and a
 * chapter that was taken back and is given again is new. What is taken back stays among `givenChapters`, so that the question
 * that is being answered is still taken.
 * @param chapters all that are in force from now on, ascending; none takes every chapter back.
 */
export function giveChapters(before: Chapters, chapters: readonly number[]): Chapters {
  const fresh = chapters.filter((chapter) => !before.assignedChapters.includes(chapter))
  const earlier = before.givenChapters
    .map((together) => together.filter((chapter) => !fresh.includes(chapter)))
    .filter((together) => together.length > 0)
  return { assignedChapters: [...chapters], givenChapters: fresh.length === 0 ? earlier : [...earlier, fresh] }
}

/**
 * Those of a room who follow its chapters when they change, with what they have then: whoever still has the room's. What the host gave one
 * child stays (rule 162).
 */
export function listFollowers(
  { chapters: former, participants }: Pick<Room, 'chapters' | 'participants'>,
  chapters: readonly number[],
): RoomParticipant[] {
  const isFollowing = ({ isHost, assignedChapters: own }: RoomParticipant): boolean =>
    !isHost && own.length === former.length && own.every((chapter) => former.includes(chapter))
  return participants.filter(isFollowing).map((one) => ({ ...one, ...giveChapters(one, chapters) }))
}
