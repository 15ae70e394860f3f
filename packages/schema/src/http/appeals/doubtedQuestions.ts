import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'

/** How often a wording of a part was appealed, and accepted in the end. */
export const DoubtedWording = z.object({
  partId: z.string(),
  wording: z.string(),
  appealed: z.number().int(),
  overturned: z.number().int(),
})

/** A question by how often its marks were appealed, by guests too, and overturned; its wordings that were appealed most first. */
export const DoubtedQuestion = z.object({
  questionId: z.string(),
  question: z.string(),
  reference: z.string(),
  appealed: z.number().int(),
  guests: z.number().int(),
  overturned: z.number().int(),
  questionWrong: z.number().int(),
  wordings: z.array(DoubtedWording),
})
export type DoubtedQuestion = z.infer<typeof DoubtedQuestion>

/** How many questions are listed, and how many wordings of each. */
export const mostDoubted = 200
export const mostDoubtedWordings = 20

export const listDoubtedQuestions = {
  method: 'GET',
  path: '/api/appeals/questions',
  isOfSeason: true,
  summary:
    'Questions by how often marks of theirs were overturned and appealed: of a coach’s own players and rooms; for the admin all',
  reply: z.object({ questions: z.array(DoubtedQuestion) }),
} as const satisfies Endpoint
