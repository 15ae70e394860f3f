import { z } from 'zod'

import { lastStartingChapter } from './lastStartingChapter.ts'

/** The seven biblical gems by their letter (rule 114). */
export const GemLetter = z.enum(['A', 'E', 'J', 'O', 'R', 'S', 'T'])
export type GemLetter = z.infer<typeof GemLetter>

/** A player code in its stored form: 4–10 characters of A–Z and 0–9, no prefix (rules 4 and 6). */
export const PlayerCode = z
  .string()
  .regex(/^[A-Z0-9]{4,10}$/)
  .brand<'PlayerCode'>()
export type PlayerCode = z.infer<typeof PlayerCode>

/** A coach code: exactly 4 digits (rule 134). */
export const CoachCode = z.string().regex(/^\d{4}$/)
export type CoachCode = z.infer<typeof CoachCode>

/** A season's ordinal of a chapter, 1..N (rule 2); N is the season's, so only the lower bound is the wire's. */
export const Chapter = z.coerce.number().int().min(1).max(999)
export type Chapter = z.infer<typeof Chapter>

/** A starting chapter is a part of a player's code: the same numbers in every season (rule 158). */
export const StartingChapter = z.coerce.number().int().min(1).max(lastStartingChapter)
export type StartingChapter = z.infer<typeof StartingChapter>

/** The kinds of question (rule 122; rule 3). */
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

/** Years of experience with the event (rule 114). */
export const PbeExperience = z.enum(['first-time', '1-year', '2-3-years', '4-6-years', '7-plus-years'])
export type PbeExperience = z.infer<typeof PbeExperience>

/** A whole number of seconds: the unit of everything named …Time in storage and on the wire (rule 19). */
export const Seconds = z.number().int().min(0)
export type Seconds = z.infer<typeof Seconds>
