import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'

/**
 * How the judge fares in the field, by its version, the kind of question
 * and the month (YYYY-MM): answers, of these how many it was sure of, the
 * model marked, were appealed, and were overturned; `upheld`: appeals that a person answered with no.
 */
export const MarkingFigure = z.object({
  judgeVersion: z.string(),
  type: z.string(),
  month: z.string(),
  answers: z.number().int(),
  sure: z.number().int(),
  byModel: z.number().int(),
  appealed: z.number().int(),
  overturned: z.number().int(),
  upheld: z.number().int(),
})
export type MarkingFigure = z.infer<typeof MarkingFigure>

export const getMarking = {
  method: 'GET',
  path: '/api/admin/marking',
  isOfSeason: true,
  summary: 'How good the judge is in the field',
  reply: z.object({ figures: z.array(MarkingFigure) }),
} as const satisfies Endpoint
