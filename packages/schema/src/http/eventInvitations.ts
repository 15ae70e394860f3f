import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'
import { SetWish } from './events.ts'
import { EventTeamNames } from './eventTeamNames.ts'
import { OptionalName } from './typedName.ts'

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
    /** It was accepted, or its day has come. */
    isClosed: z.boolean(),
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
