import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { addAcceptEventInvitation } from './acceptEventInvitation.ts'
import { addDeclineEventInvitation } from './declineEventInvitation.ts'
import { addGetEventInvitation } from './getEventInvitation.ts'
import { addInviteClub } from './inviteClub.ts'
import { addListEventInvitations } from './listEventInvitations.ts'
import { addWithdrawEventInvitation } from './withdrawEventInvitation.ts'

/** Every call by which two clubs agree on an event (rule 239). */
export function addEventInvitations(app: FastifyInstance, deps: Deps): void {
  addInviteClub(app, deps)
  addGetEventInvitation(app, deps)
  addAcceptEventInvitation(app, deps)
  addDeclineEventInvitation(app, deps)
  addWithdrawEventInvitation(app, deps)
  addListEventInvitations(app, deps)
}
