import { z } from 'zod'

import { answerLimit, evaluateAnswer } from '../../http/evaluate.ts'

/**
 * An answer to one question. The question is looked up, whatever is said of it (rule 17); `submissionId` makes a repeat the same answer
 * (rule 36). `questionIndex` is the client's own count.
 */
export const SubmitAnswer = z.object({
  type: z.literal('submit_answer'),
  roomId: z.uuid(),
  userId: z.string().max(64),
  submissionId: z.uuid(),
  questionIndex: z.number().int().min(0).max(100_000),
  answer: z
    .string()
    .max(answerLimit)
    .refine((text) => text.trim() !== '', 'Answer is required'),
  question: evaluateAnswer.body.shape.question,
})
export type SubmitAnswer = z.infer<typeof SubmitAnswer>
