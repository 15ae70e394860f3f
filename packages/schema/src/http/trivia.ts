import { z } from 'zod'

import { Chapter } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'

/** A trivia question with its answer, one of its choices; the choices are in alphabetical order and the client shuffles them (rule 30). */
export const TriviaQuestion = z.object({
  id: z.string(),
  chapter: Chapter,
  /** The citation, as people write it: "Isaiah 6:2". */
  verse: z.string(),
  question: z.string(),
  choices: z.array(z.string()).min(1),
  answer: z.string(),
})
export type TriviaQuestion = z.infer<typeof TriviaQuestion>

export const getTrivia = {
  method: 'GET',
  path: '/api/trivia/:chapter',
  isOfSeason: true,
  summary: "A chapter's trivia questions with their answers",
  params: z.object({ chapter: Chapter }),
  reply: z.object({ questions: z.array(TriviaQuestion) }),
} as const satisfies Endpoint
