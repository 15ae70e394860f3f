import { roomChannel } from '@seraph/schema/rooms/bus'

import type { Seat } from '../../fill/fillRooms.ts'

/** What a room hears after a mark, as text. */
export function scoreUpdated({ roomId, userId, nickname }: Seat, version: number): string {
  const participant = {
    id: userId,
    userId,
    nickname,
    gem: 'S',
    isHost: false,
    assignedChapters: [1, 2, 3],
    givenChapters: [[1, 2, 3]],
    score: version % 100,
    pointsPossible: 100,
    questionsAnswered: version % 50,
    accuracy: version % 100,
    lastActivity: '2026-01-01T10:00:00.000Z',
    teamName: 'Team',
    presence: 'here',
    isGuest: false,
  }
  const event = { type: 'score_updated', roomId, version, userId, newScore: version % 100, participants: [participant] }
  return JSON.stringify(event)
}

/** The same as the bus carries it to the hubs. */
export function toldOnBus(prefix: string, roomId: string, event: string): { channel: string; text: string } {
  return { channel: roomChannel(prefix, roomId), text: `{"event":${event}}` }
}
