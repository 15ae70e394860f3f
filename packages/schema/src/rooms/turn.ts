import { z } from 'zod'

/**
 * Where a room stands that goes through its questions together (rule 206):
 * question `number` of `total`, since `openedAt`. `question` is null
 * once the last is over. `answeredBy`: the participants who have answered this one, by their ids in order.
 */
export const Turn = z.object({
  number: z.number().int().min(1),
  total: z.number().int().min(1),
  question: z.object({ id: z.string(), chapter: z.number().int() }).nullable(),
  openedAt: z.iso.datetime(),
  answeredBy: z.array(z.uuid()),
})
export type Turn = z.infer<typeof Turn>
