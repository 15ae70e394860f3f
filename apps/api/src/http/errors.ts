import { statusOf } from '@seraph/schema/http/errors'
import type { ErrorBody, ErrorCode } from '@seraph/schema/http/errors'
import { requestIdHeader } from '@seraph/schema/http/headers'
import { AppError } from '@seraph/service/appError'
import { asSentence } from '@seraph/service/issueSentence'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { replyHeaders } from './replyHeaders.ts'

/** A sentence for people for every code: whoever calls the api without our web app reads it (rule 40). */
const sentences: Record<ErrorCode, string> = {
  invalid_request: 'The request is not valid.',
  name_has_no_letters: 'A club or team name needs at least one letter or digit.',
  name_has_address: 'A name must not hold a web or e-mail address, a phone number or an @name.',
  chapter_not_in_season: 'This season has no such chapter.',
  event_not_in_season: 'This season has no event of that level.',
  event_after_season: 'That day is after the end of the season.',
  assignment_not_whole: 'Each verse of the season needs one of the team’s players.',
  assignment_changed: 'Another division of the season is in force meanwhile.',
  not_signed_in: 'Please sign in with your player code.',
  coach_not_signed_in: 'Please sign in with your coach code.',
  admin_secret_wrong: 'The admin secret is not right.',
  number_needed: 'This browser needs the secret number of that code, or the QR code of its card.',
  number_wrong: 'That code and that number do not belong together.',
  number_unreadable: 'This number can no longer be read. A coach or the admin can renew it.',
  proof_needed: 'This browser must prove itself first, by the secret number or the QR code of the card.',
  link_request_not_found: 'Nobody asks this any more.',
  club_name_needed: "Please also give your club's name.",
  forbidden: 'You may not do that.',
  helper_may_not: 'Only the coach may do that, not a helper.',
  not_host: 'Only the host of this room may do that.',
  not_in_room: 'You have no seat in this room.',
  room_is_locked: 'The host has locked this room.',
  seat_refused: 'The host has refused this seat.',
  origin_refused: 'This request came from another site.',
  player_code_not_found: 'Player code not found. Please check your code or sign up first.',
  coach_code_not_found: 'Invalid coach code. Please check and try again.',
  player_not_found: 'There is no such player.',
  team_not_found: 'You have no such team.',
  question_not_found: 'There is no such question in this season.',
  crossword_not_found: 'This chapter has no crossword.',
  evaluation_not_found: 'An evaluation is not there, or is not yours.',
  memory_data_not_found: 'There are no such words in the edition in use.',
  memory_record_not_found: 'This chapter has no record yet.',
  room_not_found: 'Room not found',
  participant_not_found: 'This participant is not in the room.',
  seat_request_not_found: 'Nobody asks for this seat any more.',
  not_found: 'There is nothing here.',
  gem_taken: 'This gem is already taken for this club, team and chapter. Please select a different gem.',
  club_held: 'Another coach looks after this club. Ask the administrator for a coach code of that club.',
  team_held: 'Another coach has registered this team already.',
  team_full: 'A team has 7 members at most.',
  helpers_full: 'A coach has 5 helpers at most.',
  team_name_taken: 'This club already has a team of that name.',
  club_name_taken: 'There is a club of that name in this place already.',
  player_has_coach: "This player is in a coach's team already. That coach can remove the player first.",
  player_not_restorable: 'This player was not deleted, or it is too late to restore them.',
  codes_exhausted: 'Every code for this club, team, chapter and gem is taken.',
  player_deleted: 'This record was deleted. Sign in and confirm to bring it back.',
  season_not_open: 'This season is not open here.',
  memory_chapter_closed: 'This chapter can not be played in the edition in use.',
  coach_profile_missing: 'Please set up your coach profile first.',
  room_is_full: 'This room is full.',
  room_not_waiting: 'The quiz of this room has already started.',
  room_not_active: 'The quiz of this room is not running.',
  room_completed: 'The session of this room has ended.',
  room_not_completed: 'The session of this room has not ended yet.',
  too_few_participants: 'At least 2 participants are needed to start.',
  chapters_without_questions: 'The chapters of this room have no questions yet.',
  chapters_not_assigned: 'Every participant needs chapters before the quiz can start.',
  too_few_questions: 'These chapters have fewer questions than the set needs.',
  not_this_question: 'This question is not the one that is open.',
  event_set_not_found: 'There is no such set.',
  rehearsal_not_found: 'There is no such rehearsal for you.',
  event_not_captain: 'Only the captain of the team may do that.',
  event_sheet_not_found: 'There is no such part on a marked sheet.',
  event_appeal_not_found: 'This appeal was decided already, or there is none.',
  event_moved_on: 'The event has moved on meanwhile.',
  event_not_now: 'This can’t be done at this point of the event.',
  event_invitation_not_found: 'There is no such invitation.',
  event_invitation_own: 'This is your own invitation; another club’s coach accepts it.',
  event_invitation_closed: 'This invitation isn’t open any more: it was answered or withdrawn, or its day has come.',
  event_between_clubs:
    'In an event between two clubs placements alone are told, and nobody reads what another club writes.',
  event_set_sealed: 'This set is sealed until its day.',
  event_not_ready: 'Each team needs two members and a scribe.',
  event_team_full: 'A team has six members and one alternate at most.',
  event_graders_full: 'An event has three graders at most.',
  event_result_published: 'The result has been told, and stays as it is until the host opens it again.',
  event_result_untold: 'The result has not been told yet.',
  seat_taken: 'Somebody is in this room with this player code already.',
  seat_undecided: 'The host has not answered yet.',
  idempotency_key_reused: 'This idempotency key was used for another request.',
  body_too_large: 'The request is too large.',
  unsupported_media_type: 'The request must be JSON.',
  too_many_attempts: 'Too many attempts. Please wait a moment and try again.',
  internal: 'Something went wrong on our side.',
  model_failed: 'The model gave no usable answer in time.',
  model_not_configured: 'This server has no model.',
  admin_unavailable: 'This server has no admin.',
  room_codes_exhausted: 'Every room code is in use. Please try again later.',
  unavailable: 'The server is busy or a part of it is away. Please try again in a moment.',
}

const fastifyCodes: Record<string, ErrorCode> = {
  // A path that leaves the folder of the documentation's files.
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
}

/** SQLSTATE of a text that no text of PostgreSQL's can be: it holds NUL. */
const notStorable = '22021'

/** SQLSTATE of a row that somebody else held for longer than a call waits. */
const lockWaited = '55P03'

/** What PostgreSQL and its pool say when they are away, full or going: SQLSTATE classes 08, 53, 57 and the socket's own words. */
const isDatabaseAway = (error: { code?: unknown; message?: string }): boolean =>
  (typeof error.code === 'string' &&
    /^(08|53|57)|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND/.test(error.code)) ||
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    error.message ?? '',
  )

/** Answers every fault with the one body; what was not foreseen is logged with its cause and answered without detail. */
export function addErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(bodyOf('not_found')))
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const body = (code: ErrorCode, issues?: ErrorBody['issues']): ErrorBody => ({
      ...request.routeOptions.config.refusal,
      ...bodyOf(code, issues),
    })
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds))
      const issues = error.issues?.map(({ path, message }) => ({ path, message: asSentence(path.split('.'), message) }))
      // Of a form's faults the first is the one to mend first.
      const first = issues?.[0] && { error: issues[0].message }
      return reply.status(statusOf[error.code]).send({ ...body(error.code, issues), ...first })
    }
    const known = fastifyCodes[error.code]
    if (known !== undefined) return reply.status(statusOf[known]).send(body(known))
    if (error.code === notStorable) return reply.status(400).send(body('invalid_request'))
    // Nobody hears this reply.
    if (error.code === 'ECONNRESET' && request.raw.socket.destroyed)
      return reply.status(400).send(body('invalid_request'))
    if (error.code === lockWaited) {
      request.log.warn({ err: error }, 'a row was locked for too long')
      return reply.status(503).header('retry-after', 2).send(body('unavailable'))
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away')
      return reply.status(503).header('retry-after', 2).send(body('unavailable'))
    }
    request.log.error({ err: error }, 'unforeseen')
    return reply.status(500).send(body('internal'))
  })
}

/** Answers an address that is none, or whose parts are too long: it reaches no route, and so no hook and no handler. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(statusOf.invalid_request)
    .headers({ ...replyHeaders(request), [requestIdHeader]: request.id })
    .send(bodyOf('invalid_request'))
}

function bodyOf(code: ErrorCode, issues?: ErrorBody['issues']): ErrorBody {
  return { error: sentences[code], code, ...(issues && { issues }) }
}
