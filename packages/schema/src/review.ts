import { z } from 'zod'

import { PartVerdict } from './judging.ts'

/**
 * How an answer was found, which decides what it says of memory (rule 195):
 * alone; helped, by a hint that was asked for or a look at the verse; or as
 * practice, right after it was missed, which says nothing.
 */
export const Recall = z.enum(['alone', 'helped', 'practice'])
export type Recall = z.infer<typeof Recall>

/** What a review keeps of a part's verdict. */
export const ReviewedPart = PartVerdict.pick({ id: true, status: true })
export type ReviewedPart = z.infer<typeof ReviewedPart>

/** How much of a day a player wants (rule 196). */
export const DailyGoal = z.enum(['small', 'middle', 'large'])
export type DailyGoal = z.infer<typeof DailyGoal>

/**
 * - `unseen`: never asked.
 * - `seen`: asked, and not recalled since it was last missed.
 * - `recalled`: recalled since.
 * - `kept`: recalled twice, 48 hours or more apart, and likely recalled now.
 */
export const MemoryState = z.enum(['unseen', 'seen', 'recalled', 'kept'])
export type MemoryState = z.infer<typeof MemoryState>
