import { z } from 'zod'

import { CoachCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { ClubName, OptionalName } from '../typedName.ts'

/** A coach code as the admin sees it; the times are null for what hasn't happened. */
export const IssuedCoachCode = z.object({
  code: CoachCode,
  clubName: z.string(),
  teamName: z.string().nullable(),
  coachName: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  lastLoginAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export type IssuedCoachCode = z.infer<typeof IssuedCoachCode>

export const listIssuedCoachCodes = {
  method: 'GET',
  path: '/api/admin/coach-codes',
  summary: 'Every coach code that was issued, the newest first; for the admin',
  reply: z.array(IssuedCoachCode),
} as const satisfies Endpoint

/** How many codes one call may issue. */
export const mostCodesAtOnce = 50

export const issueCoachCodes = {
  method: 'POST',
  path: '/api/admin/coach-codes',
  summary: 'Issue coach codes for a club (rule 9)',
  isIdempotent: true,
  body: z.object({
    clubName: ClubName,
    teamName: OptionalName,
    coachName: OptionalName,
    state: OptionalName,
    country: OptionalName,
    count: z.coerce.number().int().min(1).max(mostCodesAtOnce).default(1),
  }),
  reply: z.object({ codes: z.array(CoachCode) }),
} as const satisfies Endpoint

const CodeParams = z.object({ code: CoachCode })

export const revokeIssuedCoachCode = {
  method: 'POST',
  path: '/api/admin/coach-codes/:code/revoke',
  summary: 'Revoke a coach code and end its sessions',
  params: CodeParams,
  reply: z.object({ endedSessions: z.number().int() }),
} as const satisfies Endpoint

export const replaceIssuedCoachCode = {
  method: 'POST',
  path: '/api/admin/coach-codes/:code/replace',
  summary: 'Revoke a code that became known and issue another for the same coach, who keeps everything',
  isIdempotent: true,
  params: CodeParams,
  reply: z.object({ code: CoachCode }),
} as const satisfies Endpoint

/** What a coach without a code asked with (rule 9). */
export const CoachRequest = z.object({
  id: z.uuid(),
  clubName: z.string(),
  state: z.string(),
  country: z.string(),
  contact: z.string(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
})
export type CoachRequest = z.infer<typeof CoachRequest>

export const listCoachRequests = {
  method: 'GET',
  path: '/api/admin/coach-requests',
  summary: 'Requests for coach codes, the open ones first; for the admin',
  reply: z.array(CoachRequest),
} as const satisfies Endpoint

export const updateCoachRequest = {
  method: 'PATCH',
  path: '/api/admin/coach-requests/:id',
  summary: 'Mark a request as handled, or open it again',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isHandled: z.boolean() }),
  reply: z.object({ isHandled: z.boolean() }),
} as const satisfies Endpoint
