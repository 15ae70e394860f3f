import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'

export const giveFeedback = {
  method: 'POST',
  path: '/api/openai-feedback',
  summary: 'What the configured model says of a text: a trial for the admin (rule 41)',
  body: z.object({
    answer: z
      .string()
      .max(4000)
      .refine((text) => text.trim() !== '', 'A text is required'),
  }),
  reply: z.object({ reply: z.string() }),
} as const satisfies Endpoint
