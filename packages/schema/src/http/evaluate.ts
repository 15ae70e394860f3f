import { z } from 'zod'

import { JudgementFlag, PartVerdict } from '../judging.ts'
import { Recall } from '../review.ts'
import { QuestionType } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'

/** The longest answer that is taken, in characters; a longer one is refused with nothing lost. */
export const answerLimit = 4000

/** A mark and why: the parts given and missing, and who judged. */
export const Evaluation = z.object({
  id: z.uuid(),
  score: z.number().int(),
  maxScore: z.number().int(),
  feedback: z.string(),
  parts: z.array(PartVerdict),
  surplus: z.array(z.string()),
  flags: z.array(JudgementFlag),
  /** Other wordings that would have earned the parts that are missing. */
  alsoAccepted: z.array(z.string()),
  judgedBy: z.enum(['built-in', 'model']),
})
export type Evaluation = z.infer<typeof Evaluation>

export const evaluateAnswer = {
  method: 'POST',
  path: '/api/evaluate',
  isOfSeason: true,
  summary: 'Mark one answer part by part',
  isIdempotent: true,
  body: z.object({
    userAnswer: z
      .string()
      .max(answerLimit)
      .refine((text) => text.trim() !== '', 'Answer is required'),
    /** What the answer says of memory (rule 195); practice is rated nowhere. */
    recall: Recall.optional(),
    /** Looked up by `id`, else by `verse` and exact `question`; keys sent by a client are never believed (rule 17). */
    question: z.object({
      id: z.string().max(40).optional(),
      verse: z.string().max(80).optional(),
      points: z.number().optional(),
      type: QuestionType.optional(),
      question: z.string().max(2000).optional(),
      answer: z.union([z.string(), z.array(z.string())]).optional(),
    }),
  }),
  /** `care`: fixed, kind words where the answer speaks of distress; the mark stands beside them (rule 50). */
  reply: Evaluation.extend({ care: z.string().optional() }),
} as const satisfies Endpoint
