import { z } from 'zod'

import { eventFields } from '../event.ts'

import { SeatRequest } from '../room.ts'

/** Somebody asks the host for a seat that is taken. */
export const SeatRequested = z.object({ type: z.literal('seat_requested'), ...eventFields, seatRequest: SeatRequest })
