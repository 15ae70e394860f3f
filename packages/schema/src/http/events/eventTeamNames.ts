import { z } from 'zod'

import { requiredName } from '../typedName.ts'

/** The most teams that an event room takes, as many as a hall. */
export const mostTeams = 40

/** The names of an event's teams, no two alike. */
export const EventTeamNames = z
  .array(requiredName('Each team needs a name'))
  .min(1)
  .max(mostTeams)
  .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
    error: 'Each team needs a name of its own',
  })
