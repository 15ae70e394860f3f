import { z } from 'zod'

import { eventFields } from '../event.ts'
import { RoomParticipant } from '../room.ts'

/** A member is here again, or in another tab or on another device than before. */
export const ParticipantRejoined = z.object({
  type: z.literal('participant_rejoined'),
  ...eventFields,
  participant: RoomParticipant,
})
