import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { SetWish } from './events.ts'
import { EventTeamNames } from './eventTeamNames.ts'
import { OptionalName } from '../typedName.ts'

/** What became of an invitation: each ends once, and by itself (`over`) when its moment comes. */
export const InvitationState = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'over'])
export type InvitationState = z.infer<typeof InvitationState>

const ById = z.object({ invitationId: z.uuid() })

export const inviteClub = {
  method: 'POST',
  path: '/api/event-invitations',
  isOfSeason: true,
  summary:
    'A coach invites another club to an event on a day; whoever is given the token, and is another coach, may accept',
  isIdempotent: true,
  body: SetWish.extend({ name: OptionalName, teams: EventTeamNames, beginsAt: z.iso.datetime() }),
  reply: z.object({ id: z.uuid(), token: z.string() }),
} as const satisfies Endpoint

export const getEventInvitation = {
  method: 'GET',
  path: '/api/event-invitations/:invitationId',
  summary: 'What a coach is invited to: names and a day; by its token (header room-token)',
  params: ById,
  reply: z.object({
    name: z.string(),
    seasonId: z.string(),
    size: z.number().int(),
    chapters: z.array(z.number().int()),
    teams: z.array(z.string()),
    beginsAt: z.iso.datetime(),
    /** The inviting coach, or a helper, asks. */
    isOwn: z.boolean(),
    state: InvitationState,
  }),
} as const satisfies Endpoint

export const acceptEventInvitation = {
  method: 'POST',
  path: '/api/event-invitations/:invitationId/acceptance',
  summary:
    'A coach accepts for teams of their own: a set that neither club met lately is drawn and sealed, and the event opened',
  params: ById,
  body: z.object({ teams: EventTeamNames }),
  reply: z.object({ roomId: z.uuid() }),
} as const satisfies Endpoint

export const listEventInvitations = {
  method: 'GET',
  path: '/api/event-invitations',
  summary: 'What the signed-in coach has invited to, and what became of it; with the token of each that is open',
  reply: z.object({
    invitations: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        teams: z.array(z.string()),
        beginsAt: z.iso.datetime(),
        state: InvitationState,
        token: z.string().nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint

export const declineEventInvitation = {
  method: 'POST',
  path: '/api/event-invitations/:invitationId/refusal',
  summary: 'A coach declines; by the token (header room-token)',
  params: ById,
  reply: z.object({ state: InvitationState }),
} as const satisfies Endpoint

export const withdrawEventInvitation = {
  method: 'POST',
  path: '/api/event-invitations/:invitationId/withdrawal',
  summary: 'The coach who invited takes it back while it is open',
  params: ById,
  reply: z.object({ state: InvitationState }),
} as const satisfies Endpoint
