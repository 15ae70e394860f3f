import { z } from 'zod'

/** A word of the season that children may not know: how it is said aloud and what it means. */
export const GlossaryEntry = z.object({
  term: z.string().min(1),
  sayAloud: z.string().min(1),
  meaning: z.string().min(1),
  /** The term in the event's usual wording, where that is another (rule 172). */
  usual: z.string().min(1).nullish(),
})
export type GlossaryEntry = z.infer<typeof GlossaryEntry>

/** The same with the verses that it stands in, by the season's chapter. */
export const SeasonTerm = GlossaryEntry.extend({
  verses: z.array(z.object({ chapter: z.number().int(), verse: z.number().int() })),
})
export type SeasonTerm = z.infer<typeof SeasonTerm>
