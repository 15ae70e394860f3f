import { z } from 'zod'

/**
 * Words of a verse in which the edition that ships and the wording usual at
 * the event differ: `edition` as they stand in the verse, `usual` the other
 * wordings. A line of a season pack's `wordings.json`; `chapter` by its label.
 */
export const PackWording = z.strictObject({
  chapter: z.string().min(1),
  verse: z.number().int().min(1),
  edition: z.string().min(1).max(120),
  usual: z.array(z.string().min(1).max(120)).min(1),
})
export type PackWording = z.infer<typeof PackWording>
