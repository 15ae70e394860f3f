import { z } from 'zod'

import { Chapter, QuestionType } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'

/** A question as a browser gets it; `answer` only where it was asked for (rule 17). */
export const Question = z.object({
  id: z.string(),
  chapter: Chapter,
  /** The citation, as people write it: "Isaiah 6:2" or "Isaiah 6:2-3". */
  verse: z.string(),
  type: QuestionType.default('recall'),
  points: z.number().int(),
  question: z.string(),
  /** What kind of answer is expected, and how many parts: "Four names". */
  hint: z.string(),
  answer: z.array(z.string()).optional(),
  /** Beside `answer`: the words of the Bible that is shown, null where a part is told in them; left out where all are (rule 172). */
  answerInThisBible: z.array(z.string().nullable()).optional(),
})
export type Question = z.infer<typeof Question>

export const getQuestions = {
  method: 'GET',
  path: '/api/questions/:chapter',
  isOfSeason: true,
  summary: "A chapter's questions; with answers only for the self-graded quiz",
  params: z.object({ chapter: Chapter }),
  query: z.object({ answers: z.enum(['true', 'false']).default('false') }),
  reply: z.object({ questions: z.array(Question) }),
} as const satisfies Endpoint
