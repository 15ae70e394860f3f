import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { EventRoom, longestEventNote } from './eventRoom.ts'
import { typedText } from '../typedText.ts'

export const writeEventNote = {
  method: 'POST',
  path: '/api/event-rooms/:roomId/notes',
  summary: 'A member writes a short note to the own team, where the host lets teams do so',
  params: z.object({ roomId: z.uuid() }),
  isIdempotent: true,
  body: z.object({ text: typedText(longestEventNote, 'Please write a note') }),
  /** `care`: fixed, kind words where the note speaks of distress (rule 50). */
  reply: z.object({ room: EventRoom, care: z.string().optional() }),
} as const satisfies Endpoint
