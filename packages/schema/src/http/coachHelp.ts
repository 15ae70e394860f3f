import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'

/** The longest question to the coach, in characters. */
export const coachQuestionLimit = 500

/** A verse that an answer rests on, with its citation as people write it. */
export const CitedVerse = z.object({ reference: z.string(), text: z.string() })
export type CitedVerse = z.infer<typeof CitedVerse>

/**
 * Where an answer comes from: a model, the verses and the glossary alone,
 * or it is one of the fixed replies; `care` is said to a child in need.
 */
export const CoachAnswer = z.object({
  answer: z.string(),
  source: z.enum(['model', 'verses', 'fixed', 'care']),
  /** `around`: the verses before and after, itself among them, so that it can be read where it stands. */
  verses: z.array(CitedVerse.extend({ around: z.array(CitedVerse).default([]) })),
})
export type CoachAnswer = z.infer<typeof CoachAnswer>

export const askCoach = {
  method: 'POST',
  path: '/api/coach-help',
  isOfSeason: true,
  summary: 'What a verse or a word of the season means; may take up to 90 s',
  body: z.object({
    question: z
      .string()
      .max(coachQuestionLimit)
      .refine((text) => text.trim() !== '', 'A question is required'),
  }),
  reply: CoachAnswer,
} as const satisfies Endpoint
