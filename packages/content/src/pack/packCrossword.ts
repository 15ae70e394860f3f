import { z } from 'zod'

/** One entry of a season pack's `crosswords/<chapter>.json`: a word that stands in the verse, and what asks for it (rule 32). */
export const PackCrosswordEntry = z.strictObject({
  answer: z.string().regex(/^[A-Z]{3,13}$/, 'must be 3 to 13 letters, A to Z'),
  clue: z.string().min(3).max(200),
  verse: z.number().int().min(1),
})
export type PackCrosswordEntry = z.infer<typeof PackCrosswordEntry>
