import { z } from 'zod'

/** The answer to `test`; to a member with the room's version. */
export const TestResponse = z.object({
  type: z.literal('test_response'),
  at: z.iso.datetime(),
  version: z.number().int().optional(),
})
