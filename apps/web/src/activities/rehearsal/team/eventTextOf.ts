import type { TeamEventCode } from '@seraph/schema/http/errors'

import { codeOf } from '../../../api/apiError.ts'
import { textOf } from '../../../messages.ts'

/** What people read when a team's event refuses something (rule 40). */
const eventTexts: Record<TeamEventCode, string> = {
  event_not_captain: 'Your captain can do that.',
  event_sheet_not_found: 'There is nothing to change here.',
  event_appeal_not_found: 'This appeal was decided already.',
  event_moved_on: 'The event has moved on already.',
  event_not_now: 'That can’t be done right now.',
  event_invitation_not_found: 'There is no such invitation. Ask the coach for the whole link.',
  event_invitation_own: 'This is your own invitation. Send its link to the other coach.',
  event_invitation_closed: 'This invitation isn’t open any more: it was answered or withdrawn, or its day has come.',
  event_between_clubs: 'That can’t be done in an event between two clubs.',
  event_set_sealed: 'This set is sealed until its day.',
  event_not_ready: 'Each team needs two members and a scribe.',
  event_team_full: 'This team is full. Choose another one.',
  event_graders_full: 'There are three graders already.',
  event_result_published: 'The result has been announced. Reopen it before you change it.',
  event_result_untold: 'Your coach has not announced the result yet.',
}

/** The text for whatever a call of a team's event has thrown. */
export function eventTextOf(error: unknown): string {
  const code = codeOf(error)
  return code !== undefined && code in eventTexts ? eventTexts[code as TeamEventCode] : textOf(error)
}
