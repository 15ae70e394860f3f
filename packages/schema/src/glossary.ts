import { z } from 'zod'

/** A word of the season that children may not know; `verses` as `chapter:verse` of the book's own chapter. */
export const GlossaryEntry = z.object({
  term: z.string().min(1),
  kind: z.string().optional(),
  sayAloud: z.string().optional(),
  meaning: z.string().min(1),
  verses: z.array(z.string()).default([]),
})
export type GlossaryEntry = z.infer<typeof GlossaryEntry>
