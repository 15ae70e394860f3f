import type { ChannelErrorCode } from './server/channelError.ts'

/** What an `error` says in words, by its code: for whoever has no words of its own. */
export const channelSentences: Record<ChannelErrorCode, string> = {
  bad_frame: 'This message could not be read.',
  too_many_messages: 'Too many messages.',
  unavailable: 'The server is busy or a part of it is away. Please try again in a moment.',
  room_not_found: 'Room not found',
  seat_lost: 'Unable to identify your participant data',
  not_joined: 'Please join a room first.',
  not_host: 'Only the host of this room may do that.',
  room_not_active: 'The quiz of this room is not running.',
  room_completed: 'The session of this room has ended.',
  participant_not_found: 'This participant is not in the room.',
  chapter_not_in_season: 'This season has no such chapter.',
  chapter_not_assigned: 'This chapter is not assigned to you.',
  question_not_found: 'There is no such question in this season.',
  question_closed: 'The room has moved on from this question.',
  chapters_shared: 'In a room that goes together everybody has the chapters of the room.',
  not_together: 'In this room everybody goes on at their own pace.',
}
