import { z } from 'zod'

/** Every error code of the api and its HTTP status: the one table (ruling 40). */
export const statusOf = {
  invalid_request: 400,
  name_has_no_letters: 400,
  chapter_not_in_season: 400,
  not_signed_in: 401,
  coach_not_signed_in: 401,
  admin_secret_wrong: 403,
  club_name_needed: 403,
  forbidden: 403,
  not_host: 403,
  not_in_room: 403,
  room_is_locked: 403,
  seat_refused: 403,
  origin_refused: 403,
  player_code_not_found: 404,
  coach_code_not_found: 404,
  player_not_found: 404,
  question_not_found: 404,
  crossword_not_found: 404,
  evaluation_not_found: 404,
  memory_data_not_found: 404,
  memory_record_not_found: 404,
  room_not_found: 404,
  participant_not_found: 404,
  seat_request_not_found: 404,
  not_found: 404,
  gem_taken: 409,
  codes_exhausted: 409,
  player_deleted: 409,
  memory_chapter_closed: 409,
  coach_profile_missing: 409,
  room_is_full: 409,
  room_not_waiting: 409,
  room_not_active: 409,
  room_completed: 409,
  too_few_participants: 409,
  chapters_not_assigned: 409,
  seat_taken: 409,
  seat_undecided: 409,
  idempotency_key_reused: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_attempts: 429,
  internal: 500,
  model_failed: 502,
  admin_unavailable: 503,
  room_codes_exhausted: 503,
  model_not_configured: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf
export const ErrorCode = z.enum(Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]])

/** The one body of every error: a sentence for people, a fact for programs (ruling 40). */
export const ErrorBody = z.object({
  error: z.string(),
  code: ErrorCode,
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
