import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import type { Room } from '@seraph/schema/rooms/room'
import { AppError } from '@seraph/service/appError'

/** Throws `participant_not_found` where nobody with this id takes part in the room. */
export function requirePlaying(room: Room, participantId: string): void {
  if (!listPlaying(room).some(({ id }) => id === participantId)) throw new AppError('participant_not_found')
}
