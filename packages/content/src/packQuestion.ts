import { QuestionPart } from '@seraph/schema/judging'
import { QuestionType } from '@seraph/schema/vocabulary'
import { z } from 'zod'

/**
 * A range of a verse's words (zero-based, both ends in it), stored instead of text (ruling 3). `initials` are the first letters of
 * those words: the check that the range aligns with the edition in use. `blanks`: which words are left out to be filled in.
 */
export const Passage = z.strictObject({
  verse: z.number().int().min(1),
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  initials: z.string().regex(/^[a-z]+$/),
  blanks: z.array(z.number().int().min(0)).min(1).optional(),
})
export type Passage = z.infer<typeof Passage>

const shared = {
  id: z.string().regex(/^[a-z]{3}-\d+-\d+-[a-z]+$/),
  verse: z.number().int().min(1),
  verseEnd: z.number().int().min(2).optional(),
  points: z.number().int().min(1).max(8),
  question: z.string().min(10).max(400),
}

/** A question whose answer is written in the pack. */
const WrittenQuestion = z.strictObject({
  ...shared,
  type: QuestionType.exclude(['quotation', 'fill_in_the_blank']),
  ordered: z.boolean().optional(),
  parts: z.array(QuestionPart.strict()).min(1).max(12),
})

/** A question whose answer is the edition's own words; `reject`: words that are none of them, though they say or sound nearly the same. */
const QuotedQuestion = z.strictObject({
  ...shared,
  type: QuestionType.extract(['quotation', 'fill_in_the_blank']),
  passage: Passage,
  reject: z.array(z.string().min(1)).min(1).optional(),
})

/** One question of a season pack's `questions/<chapter>.json`. */
export const PackQuestion = z.union([WrittenQuestion, QuotedQuestion])
export type PackQuestion = z.infer<typeof PackQuestion>
