const limits = [
  'APPEAL_LIMIT_PLAYER',
  'COACH_QUESTION_LIMIT_ADDRESS',
  'COACH_REQUEST_LIMIT_ADDRESS',
  'EVALUATE_LIMIT_PLAYER',
  'GEMS_LIMIT_ADDRESS',
  'GUESS_LIMIT_ADDRESS',
  'GUESS_LIMIT_ADMIN',
  'GUESS_LIMIT_COACH',
  'GUESS_LIMIT_COACH_ADDRESS',
  'GUESS_LIMIT_ROOM',
  'REGISTER_LIMIT_ADDRESS',
  'REGISTER_LIMIT_TEAM',
  'REPORT_LIMIT_ADDRESS',
  'SEAT_REQUEST_LIMIT_ADDRESS',
]

/** Settings under which no flood and no guessing is refused: for tests of what each call does, however many there are. */
export const withoutLimits: Readonly<Record<string, string>> = Object.fromEntries(
  limits.map((name) => [name, '1000000']),
)
