import type { ErrorCode, TeamEventCode } from '@seraph/schema/http/errors'

import { amountText } from './language/amountText.ts'
import { ApiError, UnreachableError, codeOf } from './api/apiError.ts'
import type { Toast } from './ui/toasts/toastStore.ts'

/** What people read when the server refuses something, by the error's code (rule 40); what a team's event alone refuses is told there. */
export const errorTexts: Record<Exclude<ErrorCode, TeamEventCode>, string> = {
  invalid_request: 'Something in this form is not right yet. Please check it and try again.',
  name_has_no_letters: 'The club and team names each need at least one letter or number.',
  name_has_address: 'A name can’t have a web or e-mail address, a phone number or an @name in it.',
  chapter_not_in_season: 'That chapter is not part of this season.',
  event_not_in_season: 'This season has no event of that level.',
  event_after_season: 'That day is after the end of the season. Please choose an earlier one.',
  not_signed_in: 'You are signed out. Please log in with your PLR code.',
  coach_not_signed_in: 'Please log in with your coach code.',
  admin_secret_wrong: 'That secret is not right.',
  number_needed: 'Please also enter your secret number, or scan the QR code of your card.',
  number_wrong: 'That code and that number do not belong together. Please check both.',
  number_unreadable: 'This number can no longer be read. A coach or the administrator can renew it.',
  proof_needed:
    'This browser doesn’t know your secret number yet. Please log out, and log in with the number or your card.',
  link_request_not_found: 'This question has been answered already.',
  club_name_needed: 'Please also enter your club’s name.',
  forbidden: 'You may not do that with this account.',
  not_host: 'Only the host of this room can do that.',
  not_in_room: 'You have no seat in this room. Please join again.',
  room_is_locked: 'The host has locked this room.',
  seat_refused: 'The host said no. Please ask your coach.',
  origin_refused: 'This request came from another site and was refused.',
  player_code_not_found: 'PLR Code not found. Please check your code or sign up first.',
  coach_code_not_found: 'Invalid coach code. Please check and try again.',
  player_not_found: 'This player could not be found.',
  team_not_found: 'We could not find this team among yours.',
  question_not_found: 'This question is no longer part of the season. Please go on with the next one.',
  crossword_not_found: 'There is no crossword for this chapter yet.',
  evaluation_not_found: 'This answer could not be found again.',
  memory_data_not_found: 'The words of this game have changed. Please reload the page.',
  memory_record_not_found: 'Nobody has a record in this chapter yet.',
  room_not_found: 'Room not found',
  participant_not_found: 'This participant is no longer in the room.',
  seat_request_not_found: 'Nobody is asking for this seat any more.',
  not_found: 'We could not find that.',
  gem_taken: 'This gem is already taken for this club, team and chapter combination. Please select a different gem.',
  club_held: 'Another coach looks after this club. You need a coach code that was issued for it.',
  team_held: 'Another coach has already registered this team.',
  team_full: 'A team has 7 members at most.',
  helpers_full: 'A coach has 5 helpers at most. Take one away first.',
  helper_may_not: 'Only the coach can do this. Helpers look after the same teams, but they delete nothing.',
  assignment_not_whole: 'Every verse needs one of the team’s players. Please propose the pieces again.',
  assignment_changed: 'Somebody else has changed the pieces meanwhile. Here is how they stand now.',
  team_name_taken: 'This club already has a team of that name. Please choose another name.',
  club_name_taken: 'There is a club of that name in this place already. Please choose another name.',
  player_has_coach: 'This player is already in a coach’s team. That coach can remove the player first.',
  player_not_restorable: 'This player can no longer be restored.',
  codes_exhausted: 'All codes for this club, team, chapter and gem are taken. Please choose another gem or chapter.',
  player_deleted: 'This player was deleted. A coach or the maintainers can still bring it back for 14 days.',
  season_not_open: 'This season isn’t open right now. Choose another one.',
  memory_chapter_closed: 'This chapter can’t be played in the memorization game right now.',
  coach_profile_missing: 'Please set up your coach profile first.',
  room_is_full: 'This room is full.',
  room_not_waiting: 'The quiz in this room has already started.',
  room_not_active: 'The quiz in this room is not running.',
  room_completed: 'The session has ended.',
  room_not_completed: 'The session has not ended yet.',
  too_few_participants: 'At least 2 participants are needed to start.',
  chapters_without_questions: 'There are no questions for these chapters yet.',
  chapters_not_assigned: 'Every participant needs chapters before the quiz can start.',
  too_few_questions: 'These chapters don’t have that many questions. Choose more chapters or a shorter set.',
  not_this_question: 'The event has moved on. Reload the page to go on where it is.',
  event_set_not_found: 'This set isn’t there any more. Draw another one.',
  rehearsal_not_found: 'This rehearsal isn’t there any more, or it is somebody else’s.',
  seat_taken: 'Somebody is already in this room with this player code.',
  seat_undecided: 'Your coach has not answered yet.',
  idempotency_key_reused: 'This was already sent with other content. Please try again.',
  body_too_large: 'That is too long to send. Please shorten it.',
  unsupported_media_type: 'The server could not read this request. Please reload the page.',
  too_many_attempts: 'Too many attempts. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  model_failed: 'The AI model gave no usable answer in time.',
  model_not_configured: 'No AI model is set up on this server.',
  room_codes_exhausted: 'Every room code is in use right now. Please try again later.',
  admin_unavailable: 'No administrator is set up on this server.',
  unavailable: 'The server is busy right now. Please try again in a moment.',
}

const unreachable = 'We could not reach the server. Please check your connection and try again.'

/** The text for whatever a call has thrown; how long to wait is told where the server told it. */
export function textOf(error: unknown): string {
  if (error instanceof UnreachableError) return unreachable
  if (error instanceof ApiError && error.code === 'too_many_attempts' && error.retryAfterSeconds !== undefined) {
    return `Too many attempts. Please wait ${waitText(error.retryAfterSeconds)} and try again.`
  }
  const code = codeOf(error)
  if (code !== undefined && code in errorTexts) return errorTexts[code as keyof typeof errorTexts]
  return error instanceof ApiError && error.status >= 502 ? errorTexts.unavailable : errorTexts.internal
}

function waitText(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Texts that belong to no toast. */
export const texts = {
  chooseChapter: 'Please select at least one chapter to begin.',
  noQuestions: 'There are no questions for the chapters that you chose.',
  questionsFailed: (chapter: number) => `Failed to load questions for chapter ${chapter}`,
} as const

/** Every toast, worded as in the documents' catalogues. */
export const toasts = {
  welcomeBack: (code: string): Toast => ({
    title: 'Welcome back!',
    description: `Logged in as ${code}`,
    durationMs: 3_000,
  }),
  playerCodeUpdated: (code: string): Toast => ({
    title: 'Player Code Updated',
    description: `Your code is now ${code}. Please use it from now on.`,
    durationMs: 8_000,
  }),
  loginFailed: (reason: string): Toast => ({ title: 'Login Failed', description: reason, isError: true }),
  loggedOut: { title: 'Logged Out' } satisfies Toast,
  logoutFailed: (reason: string): Toast => ({ title: 'Logout Failed', description: reason, isError: true }),
  codeGenerationFailed: (reason = 'Something went wrong. Please try again.'): Toast => ({
    title: 'Code Generation Failed',
    description: reason,
    isError: true,
  }),
  gemNotAvailable: { title: 'Gem Not Available', description: errorTexts.gem_taken, isError: true } satisfies Toast,
  adminOpened: { title: 'Administrator', description: 'You have admin rights for 12 hours.' } satisfies Toast,
  adminFailed: (reason: string): Toast => ({ title: 'Access Denied', description: reason, isError: true }),
  quizStarted: (questions: number): Toast => ({
    title: 'Quiz Started',
    description: `${amountText(questions, 'question')}. Take your time!`,
    durationMs: 60_000,
  }),
  quizCompleted: (earned: number, possible: number): Toast => ({
    title: 'Quiz Completed',
    description: `You earned ${earned} of ${possible} points.`,
    durationMs: 60_000,
  }),
}
