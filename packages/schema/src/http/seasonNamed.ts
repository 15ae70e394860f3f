import { z } from 'zod'

/** The id of a season, as its pack has it: `2026-isaiah`. */
export const SeasonId = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
  .max(100)

/** How a call names the season that it belongs to; without a name it is the first open one (rule 157). */
export const SeasonNamed = z.object({ season: SeasonId.optional() })
export type SeasonNamed = z.infer<typeof SeasonNamed>
