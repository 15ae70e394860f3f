import { z } from 'zod'

/** Runs of places in a season's row of verses, from 0, as an address has them: `12-17,40`; 200 at most. */
export const PlaceRuns = z.string().regex(/^\d{1,5}(?:-\d{1,5})?(,\d{1,5}(?:-\d{1,5})?){0,199}$/)
