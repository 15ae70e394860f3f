import { z } from 'zod'

import { CoachCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { requiredName } from '../typedName.ts'

/** How many helpers a coach may have at once (rule 225). */
export const mostHelpers = 5

/** Somebody who helps a coach with the coach's teams, by a code of their own. */
export const CoachHelper = z.object({
  code: CoachCode,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type CoachHelper = z.infer<typeof CoachHelper>

export const listCoachHelpers = {
  method: 'GET',
  path: '/api/coaches/helpers',
  summary: "The signed-in coach's helpers; a helper sees none",
  reply: z.object({ helpers: z.array(CoachHelper) }),
} as const satisfies Endpoint

export const inviteHelper = {
  method: 'POST',
  path: '/api/coaches/helpers',
  summary: 'Invite a helper, who gets a code of their own for the same teams',
  isIdempotent: true,
  body: z.object({ name: requiredName('The helper’s name is required') }),
  reply: CoachHelper,
} as const satisfies Endpoint

export const revokeHelper = {
  method: 'POST',
  path: '/api/coaches/helpers/:code/revoke',
  summary: "End a helper's code; whoever is signed in with it is signed out",
  params: z.object({ code: CoachCode }),
  reply: z.object({ isRevoked: z.literal(true) }),
} as const satisfies Endpoint
