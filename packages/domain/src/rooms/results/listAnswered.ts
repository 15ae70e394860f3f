import type { Room } from '@seraph/schema/rooms/room'

import { listPlaying } from '../refuseStart.ts'

/** How many of those who take part have answered the room's question, of how many (rule 206). */
export function listAnswered(room: Pick<Room, 'participants' | 'turn'>): { answered: number; playing: number } {
  const playing = listPlaying(room)
  const answered = playing.filter(({ id }) => room.turn?.answeredBy.includes(id)).length
  return { answered, playing: playing.length }
}
