import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'

const AppearanceKind = z.enum(['player', 'team'])

/** Who would appear on a public list for the first time (rule 148); `name` is what others would read. */
export const Appearance = z.object({
  kind: AppearanceKind,
  id: z.uuid(),
  name: z.string(),
  clubName: z.string(),
  teamName: z.string(),
  state: z.string(),
  country: z.string().nullable(),
  coachName: z.string().nullable(),
})
export type Appearance = z.infer<typeof Appearance>

/** How many are listed at once. */
export const mostAppearances = 100

export const listAppearances = {
  method: 'GET',
  path: '/api/appearances',
  summary: "Who waits to appear on public lists: a coach's own players; for the admin everybody's, and teams",
  reply: z.array(Appearance),
} as const satisfies Endpoint

export const decideAppearance = {
  method: 'POST',
  path: '/api/appearances/:kind/:id',
  summary: 'Let a player or a team appear on public lists, or not',
  params: z.object({ kind: AppearanceKind, id: z.uuid() }),
  body: z.object({ isAdmitted: z.boolean() }),
  reply: z.object({ isAdmitted: z.boolean() }),
} as const satisfies Endpoint
