import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

/** A uuid that ends in a number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A participant who is here, with no chapters and no answers, but for what `over` says. */
export function makeParticipant(number: number, over: Partial<RoomParticipant> = {}): RoomParticipant {
  return {
    id: idOf(number),
    userId: idOf(number),
    nickname: `P${number}`,
    gem: null,
    isHost: false,
    assignedChapters: [],
    givenChapters: [],
    score: 0,
    pointsPossible: 0,
    questionsAnswered: 0,
    accuracy: null,
    lastActivity: '2026-01-01T10:00:00.000Z',
    teamName: null,
    presence: 'here',
    isGuest: false,
    ...over,
  }
}

/** A waiting room at version 1 with its host, number 1, and whoever is given. */
export function makeRoom(participants: RoomParticipant[] = [], over: Partial<Room> = {}): Room {
  return {
    id: idOf(999),
    code: '1234',
    name: 'Room',
    seasonId: '2026-isaiah',
    chapters: [1],
    status: 'waiting',
    currentQuestion: 0,
    maxParticipants: 50,
    hostId: idOf(1),
    teamName: null,
    coachName: 'Coach Kim',
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
    startedAt: null,
    endedAt: null,
    participants: [makeParticipant(1, { isHost: true, nickname: 'Coach Kim' }), ...participants],
    seatRequests: [],
    version: 1,
    ...over,
  }
}
