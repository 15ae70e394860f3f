import { z } from 'zod'

/** The seven biblical gems by their letter (document 1, §3). */
export const GemLetter = z.enum(['A', 'E', 'J', 'O', 'R', 'S', 'T'])
export type GemLetter = z.infer<typeof GemLetter>

/** A player code in its stored form: 4–10 characters of A–Z and 0–9, no prefix (rulings 4 and 6). */
export const PlayerCode = z
  .string()
  .regex(/^[A-Z0-9]{4,10}$/)
  .brand<'PlayerCode'>()
export type PlayerCode = z.infer<typeof PlayerCode>

/** A coach code: exactly 4 digits (document 3, §5). */
export const CoachCode = z.string().regex(/^\d{4}$/)
export type CoachCode = z.infer<typeof CoachCode>

/** A season's ordinal of a chapter, 1..N (ruling 2); N is the season's, so only the lower bound is the wire's. */
export const Chapter = z.coerce.number().int().min(1).max(999)
export type Chapter = z.infer<typeof Chapter>

/** The kinds of question (document 2, §3; ruling 3). */
export const QuestionType = z.enum([
  'recall',
  'list',
  'number',
  'who',
  'what_was_said',
  'fill_in_the_blank',
  'quotation',
  'true_false',
])
export type QuestionType = z.infer<typeof QuestionType>

/** Years of experience with the event (document 1, §3). */
export const PbeExperience = z.enum(['first-time', '1-year', '2-3-years', '4-6-years', '7-plus-years'])
export type PbeExperience = z.infer<typeof PbeExperience>

/** A whole number of seconds: the unit of everything named …Time in storage and on the wire (ruling 19). */
export const Seconds = z.number().int().min(0)
export type Seconds = z.infer<typeof Seconds>
