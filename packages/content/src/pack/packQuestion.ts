import { QuestionPart } from '@seraph/schema/judging'
import { QuestionType } from '@seraph/schema/vocabulary'
import { z } from 'zod'

/**
 * A range of a verse's words (zero-based, both ends in it), stored instead of text (rule 3). `initials` are the first letters of
 * those words: the check that the range aligns with the edition in use.
 * `blanks`: which words are left out to be filled in. `cuts`: the words at
 * which a quotation's second and further pieces begin, one piece a point; where none are given the pieces are as even as they can be.
 */
export const Passage = z.strictObject({
  verse: z.number().int().min(1),
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  initials: z.string().regex(/^[a-z]+$/),
  blanks: z.array(z.number().int().min(0)).min(1).optional(),
  cuts: z.array(z.number().int().min(1)).min(1).max(7).optional(),
})
export type Passage = z.infer<typeof Passage>

const shared = {
  id: z.string().regex(/^[a-z1-9]{3}-\d+-\d+-[a-z]+$/),
  verse: z.number().int().min(1),
  verseEnd: z.number().int().min(2).optional(),
  /** Other places of the season that the question is about as well: "Mark 9:7". */
  also: z
    .array(z.string().regex(/^(?:[1-3] )?[A-Z][A-Za-z ]*\d+:\d+(?:-\d+)?$/))
    .min(1)
    .optional(),
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

/**
 * A question whose answer is the edition's own words. `accept`: the usual
 * edition's words for a piece or a blank, by its id (`p1`, `p2`, …), where
 * they are others; `reject`: words that are none of them, though they say or sound nearly the same.
 */
const QuotedQuestion = z.strictObject({
  ...shared,
  type: QuestionType.extract(['quotation', 'fill_in_the_blank']),
  passage: Passage,
  accept: z.record(z.string().regex(/^p[1-8]$/), z.array(z.string().min(1)).min(1)).optional(),
  reject: z.array(z.string().min(1)).min(1).optional(),
})

/** One question of a season pack's `questions/<chapter>.json`. */
export const PackQuestion = z.discriminatedUnion('type', [WrittenQuestion, QuotedQuestion])
export type PackQuestion = z.infer<typeof PackQuestion>
