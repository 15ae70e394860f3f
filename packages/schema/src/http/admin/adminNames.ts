import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { requiredName } from '../typedName.ts'

/** Whose name: a club's, a team's, or a player's display name. */
export const NameKind = z.enum(['club', 'team', 'player'])
export type NameKind = z.infer<typeof NameKind>

/** A name that others see (rule 147). `place` tells alike ones apart; `isLookalike`: an older name looks the same (rule 145). */
export const ListedName = z.object({
  kind: NameKind,
  id: z.uuid(),
  name: z.string(),
  formerName: z.string().nullable(),
  isHidden: z.boolean(),
  isLookalike: z.boolean(),
  place: z.string(),
  createdAt: z.iso.datetime(),
})
export type ListedName = z.infer<typeof ListedName>

/** How many names one search answers with. */
export const mostNamesListed = 50

export const listNames = {
  method: 'GET',
  path: '/api/admin/names',
  summary:
    'Names of clubs and teams, and display names: lookalikes and hidden ones first, then the newest; for the admin',
  query: z.object({ search: z.string().trim().max(80).default('') }),
  reply: z.array(ListedName),
} as const satisfies Endpoint

export const decideName = {
  method: 'PATCH',
  path: '/api/admin/names/:kind/:id',
  summary: 'Hide a name from others, show it again, or change it; codes stay as they are (rule 147)',
  params: z.object({ kind: NameKind, id: z.uuid() }),
  body: z.object({ isHidden: z.boolean().optional(), name: requiredName('Name is required').optional() }),
  reply: z.object({ isDecided: z.literal(true) }),
} as const satisfies Endpoint
