import { z } from 'zod'

const text = z.string().trim().min(1)
const DrillId = z.string().regex(/^[a-z0-9-]{3,60}$/)

/** A part of a question, `<question>/<part>`. */
const PartName = z.string().regex(/^[a-z0-9-]+\/p\d+$/)

/**
 * Two verses of the season that are easily taken for one another. `difference`
 * tells in our own words what differs; `parts`, for each of the two, those
 * of the pack's questions that ask what only that verse says.
 */
const PackAlike = z.strictObject({
  id: DrillId,
  verses: z.tuple([text, text]),
  difference: text.max(200),
  parts: z.tuple([z.array(PartName).max(6), z.array(PartName).max(6)]),
})
export type PackAlike = z.infer<typeof PackAlike>

/** A list of the season, in the order of the text: that of the question's parts. */
const PackList = z.strictObject({ id: DrillId, title: text.max(60), question: z.string().min(1).max(40) })
export type PackList = z.infer<typeof PackList>

/** What a season's pack has for the drills (rule 202): references and words of our own, no text of Scripture. */
export const SeasonDrills = z.strictObject({ alike: z.array(PackAlike), lists: z.array(PackList) })
export type SeasonDrills = z.infer<typeof SeasonDrills>

/** What a pack has that says nothing of drills. */
export const noDrills: SeasonDrills = { alike: [], lists: [] }
