import { z } from 'zod'

import { CoachCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { ClubName, OptionalName, requiredLine, requiredName } from '../typedName.ts'

/** A code as it is typed; anything but 4 digits is told so before it is looked up (rule 134). */
const code = z
  .string()
  .trim()
  .regex(/^\d{4}$/, 'Please enter a 4-digit coach code.')

/** What a coach code was issued for, and who its coach is as far as that is known. */
const CoachInfo = z.object({
  name: z.string(),
  clubName: z.string(),
  state: z.string().nullable(),
  country: z.string().nullable(),
})

/**
 * The coach that a browser is signed in as (rules 9 and 11). `isLinked`: the
 * profile is set up. `isHelper`: helps a coach, whose teams it sees (rule 225).
 */
export const Coach = z.object({
  coachCode: CoachCode,
  isLinked: z.boolean(),
  isHelper: z.boolean().default(false),
  coachName: z.string().nullable(),
  clubName: z.string(),
  teamName: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
})
export type Coach = z.infer<typeof Coach>

/** The club's name is asked for where this browser hasn't held the coach's session (rule 9): the reply is `club_name_needed`. */
const entered = z.object({ code, clubName: OptionalName })

export const verifyCoach = {
  method: 'POST',
  path: '/api/coaches/verify',
  summary: 'Check a coach code and sign in with it; where this browser is signed in with it already nothing changes',
  body: entered,
  reply: z.object({ success: z.literal(true), coachInfo: CoachInfo, coach: Coach }),
  refusal: { success: false },
} as const satisfies Endpoint

export const loginCoach = {
  method: 'POST',
  path: '/api/coaches/login',
  summary: 'Sign in with a coach code',
  body: entered,
  reply: z.object({
    isLinked: z.boolean(),
    profile: z.object({ coachName: z.string() }).nullable(),
    verificationInfo: z.object({ code: CoachCode }),
    coach: Coach,
  }),
} as const satisfies Endpoint

export const setupCoachProfile = {
  method: 'POST',
  path: '/api/coaches/setup-profile',
  summary: "Make the signed-in coach's profile, or change it",
  body: z.object({
    coachCode: CoachCode.optional(),
    coachName: requiredName('Coach name is required'),
    clubName: ClubName,
    state: OptionalName,
    country: OptionalName,
  }),
  reply: Coach,
} as const satisfies Endpoint

export const logoutCoach = {
  method: 'POST',
  path: '/api/coaches/logout',
  summary: "End this browser's coach session",
  reply: z.object({ isSignedOut: z.literal(true) }),
} as const satisfies Endpoint

export const requestCoachCode = {
  method: 'POST',
  path: '/api/coaches/requests',
  summary: 'Ask the administrator for a coach code',
  isIdempotent: true,
  body: z.object({
    clubName: ClubName,
    state: requiredName('State is required'),
    country: requiredName('Country is required'),
    contact: requiredLine('How to reach you is required'),
  }),
  reply: z.object({ isReceived: z.literal(true) }),
} as const satisfies Endpoint
