import { z } from 'zod'

import { eventFields } from '../event.ts'
import { RoomParticipant } from '../room.ts'

/** Somebody has taken a seat for the first time. */
export const ParticipantJoined = z.object({
  type: z.literal('participant_joined'),
  ...eventFields,
  participant: RoomParticipant,
})
