import type { ModelVerdicts as Verdicts } from '@seraph/judge/count/scoreVerdicts'
import { z } from 'zod'

/**
 * What the model answers about one child's answer; never points (rule 29). Without bounds, which not every endpoint's schema
 * dialect knows: what it says is checked against the answer.
 */
export const ModelVerdicts = z.object({
  parts: z.array(z.object({ index: z.number(), verdict: z.enum(['given', 'wrong', 'absent']), quote: z.string() })),
  extraWrong: z.array(z.string()),
  contradicts: z.boolean(),
}) satisfies z.ZodType<Verdicts>
export type ModelVerdicts = z.infer<typeof ModelVerdicts>
