import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomJoined } from '@seraph/schema/rooms/server/roomJoined'

export const roomId = '00000000-0000-4000-8000-000000000001'
export const userId = '00000000-0000-4000-8000-000000000002'

/** A participant of the room below. */
export function participantOf(change: Partial<RoomParticipant> = {}): RoomParticipant {
  return {
    id: userId,
    userId,
    nickname: 'MO1A',
    gem: null,
    isHost: false,
    assignedChapters: [1],
    givenChapters: [[1]],
    score: 0,
    pointsPossible: 0,
    questionsAnswered: 0,
    accuracy: null,
    lastActivity: '2026-11-01T10:00:00.000Z',
    teamName: null,
    presence: 'here',
    isGuest: false,
    ...change,
  }
}

export function roomOf(change: Partial<Room> = {}): Room {
  return {
    id: roomId,
    code: '1234',
    name: 'Tuesday',
    seasonId: 'season',
    chapters: [1],
    status: 'active',
    currentQuestion: 0,
    maxParticipants: 50,
    hostId: '00000000-0000-4000-8000-000000000003',
    teamName: null,
    coachName: 'Ada',
    sessionType: 'study',
    settings: {
      maxParticipants: 50,
      questionsEach: null,
      minutes: null,
      pace: 'own',
      secondsEach: null,
      asked: null,
      chaptersOf: 'room',
    },
    isLocked: false,
    turn: null,
    startedAt: '2026-11-01T10:00:00.000Z',
    endedAt: null,
    participants: [participantOf()],
    seatRequests: [],
    version: 1,
    ...change,
  }
}

/** The reply to a join, with the whole room. */
export function roomJoined(change: Partial<RoomJoined> = {}): RoomJoined {
  const room = roomOf()
  return {
    type: 'room_joined',
    roomId,
    version: room.version,
    participant: participantOf(),
    room,
    answers: [],
    marks: [],
    ...change,
  }
}
