import { z } from 'zod'

/** Asks whether the line lives; answered at once with `test_response`. */
export const TestLine = z.object({ type: z.literal('test') })
