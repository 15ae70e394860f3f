import { z } from 'zod'

const text = z.string().trim().min(1)
const titled = z.strictObject({ title: text, text })

/** A heading with its paragraphs. */
export const TextBlock = z.strictObject({ title: text, paragraphs: z.array(text).min(1) })
export type TextBlock = z.infer<typeof TextBlock>

/** What a card of the home page tells about and leads to. */
export const FeatureActivity = z.enum([
  'ai-quiz',
  'self-graded',
  'trivia',
  'crosswords',
  'memory',
  'rooms',
  'progress',
  'coaches',
  'featured',
])
export type FeatureActivity = z.infer<typeof FeatureActivity>

/**
 * The texts of the pages that tell of the season and of this site (rules 103, 110 and 111). `updatedOn`: the day on which a page's texts
 * were last gone over. What only an operator can say stands in `Operator`; a block that leans on it says what is shown without.
 */
export const SeasonPages = z.strictObject({
  home: z.strictObject({
    features: z.array(z.strictObject({ activity: FeatureActivity, title: text, text })).min(1),
    support: TextBlock,
    about: TextBlock,
  }),
  support: z.strictObject({
    updatedOn: z.iso.date(),
    hero: titled,
    mission: TextBlock,
    /** `text` and `button` where the operator has a payment link, `withoutLink` where not. */
    payment: z.strictObject({ title: text, text, button: text, withoutLink: text }),
    otherWays: z.strictObject({ title: text, ways: z.array(titled).min(1) }),
    /** The operator's figures are shown under these labels; `withoutFigures` where there are none. */
    transparency: z.strictObject({
      title: text,
      received: text,
      serverCosts: text,
      development: text,
      asOf: text,
      withoutFigures: text,
    }),
    impact: z.strictObject({ title: text, figures: z.array(z.strictObject({ value: text, label: text })).min(1) }),
    /** The heading of the operator's author story; without one nothing is shown. */
    author: z.strictObject({ title: text }),
  }),
  about: z.strictObject({
    updatedOn: z.iso.date(),
    hero: titled,
    /** The heading of the operator's author story; without one nothing is shown. */
    author: z.strictObject({ title: text }),
    privacy: z.strictObject({ title: text, introduction: text, commitments: z.array(titled).min(1) }),
    /** Shown where the operator has a group link. */
    group: z.strictObject({ title: text, text, button: text }),
    /** What the event asks and this place can't hold (rule 173): coaches read it as well. */
    notCovered: TextBlock.optional(),
    /** `{edition}` stands for the name of the edition in use. */
    background: TextBlock,
  }),
})
export type SeasonPages = z.infer<typeof SeasonPages>
