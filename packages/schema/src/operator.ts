import { z } from 'zod'

const text = z.string().trim().min(1)
const link = z.url({ protocol: /^https?$/ })

/**
 * What only the operator of a site can say of it (rule 2). Nothing is there unless it is set, and then the page shows no such block, or the
 * season's sentence for that case. Paragraphs of a long text are parted by line ends.
 */
export const Operator = z.strictObject({
  /** Who made this site: the home page's biography, and the longer story of the support and about pages. */
  biography: text.optional(),
  authorStory: text.optional(),
  /** Where the operator is written to. */
  contactEmail: z.email().optional(),
  contactUrl: link.optional(),
  /** The address that people type, for links and QR codes on paper: PUBLIC_URL. */
  publicUrl: link.optional(),
  /** Where money can be given, and where people who use the site meet. */
  paymentUrl: link.optional(),
  groupUrl: link.optional(),
  /** A model helps with questions to the coach: a reply may take a while. */
  hasModel: z.boolean().optional(),
  /** The transparency report: words or amounts with their currency, as they are to be shown, and the day of which they are true. */
  transparency: z.strictObject({ received: text, serverCosts: text, development: text, asOf: z.iso.date() }).optional(),
})
export type Operator = z.infer<typeof Operator>
