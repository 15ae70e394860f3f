import { z } from 'zod'

/** What a word of the glossary is. */
export const GlossaryKind = z.enum(['person', 'place', 'people', 'thing', 'word'])
export type GlossaryKind = z.infer<typeof GlossaryKind>

/** One term of a season pack's `glossary/<chapter>.json`; `verses` are "chapter:verse" in the book of that chapter. */
export const PackGlossaryTerm = z.strictObject({
  term: z.string().min(2).max(60),
  kind: GlossaryKind,
  sayAloud: z.string().min(2).max(80),
  meaning: z.string().min(3).max(400),
  verses: z.array(z.string().regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}$/)).min(1),
})
export type PackGlossaryTerm = z.infer<typeof PackGlossaryTerm>
