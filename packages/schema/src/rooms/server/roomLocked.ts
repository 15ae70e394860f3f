import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The host closed the room to newcomers, or opened it again. */
export const RoomLocked = z.object({ type: z.literal('room_locked'), ...eventFields, isLocked: z.boolean() })
