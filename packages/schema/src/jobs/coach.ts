import { z } from 'zod'

import { CitedVerse } from '../http/coachHelp.ts'

/** What every job carries whose asker waits: the reply goes to `replyTo` under `id`, and after `expiresAt` (ms since 1970) nobody waits. */
const awaited = { id: z.uuid(), replyTo: z.string(), requestId: z.string(), expiresAt: z.number() }

/** Answer a question about the season from these verses and words. The question holds no codes any more (rule 18). */
export const HelpCoach = z.object({
  ...awaited,
  season: z.string(),
  question: z.string(),
  verses: z.array(CitedVerse),
  words: z.array(z.object({ term: z.string(), meaning: z.string() })),
})
export type HelpCoach = z.infer<typeof HelpCoach>

/** The model's answer; null where none came that may be shown. */
export const CoachHelped = z.object({ answer: z.string().nullable() })
export type CoachHelped = z.infer<typeof CoachHelped>

/** Say something about a text: the admin's trial of the model. */
export const GiveFeedback = z.object({ ...awaited, answer: z.string() })
export type GiveFeedback = z.infer<typeof GiveFeedback>

export const FeedbackGiven = z.object({ reply: z.string().nullable() })
export type FeedbackGiven = z.infer<typeof FeedbackGiven>
