import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'

/** Why cleaning up waits for a person (rule 45). */
export const CleaningRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['clock_went_back', 'long_ago']), sinceLastRunSeconds: z.number() }),
  z.object({ code: z.literal('large_share'), kind: z.string(), due: z.number().int(), all: z.number().int() }),
])
export type CleaningRefusal = z.infer<typeof CleaningRefusal>

/** When old records were last cleaned up, and why that waits; `isConfirmed`: it goes on. `now` and `ranAt` are by the database's clock. */
export const Cleaning = z.object({
  now: z.iso.datetime(),
  ranAt: z.iso.datetime(),
  refusal: CleaningRefusal.nullable(),
  isConfirmed: z.boolean(),
})
export type Cleaning = z.infer<typeof Cleaning>

export const getCleaning = {
  method: 'GET',
  path: '/api/admin/cleaning',
  summary: 'Whether the cleaning up of old records waits for a person, and why; for the admin',
  reply: Cleaning,
} as const satisfies Endpoint

export const confirmCleaning = {
  method: 'POST',
  path: '/api/admin/cleaning/confirm',
  summary: 'Lets the cleaning up go on where it waits; for the admin',
  reply: Cleaning,
} as const satisfies Endpoint
