/**
 * What the browser tests count on, on every stack that they drive: a known admin, coaches who are asked for their club, a crossword at
 * another address (which the tests answer for), and a model that is
 * configured and down, so that every answer is marked as on its worst day.
 */
export const appSettings = {
  CROSSWORD_FRAMES: '33=http://puzzles.test/33',
  ADMIN_PLAYER_CODE: 'ADMIN1',
  ADMIN_SECRET: 'a secret for tests',
  COACH_LOGIN_ASKS_CLUB: 'true',
  PLAYER_NUMBER_KEY: 'a key for tests, thirty-two letters or more',
  // Whole teams register from the one address of the tests.
  REGISTER_LIMIT_TEAM: '1000',
  OPENAI_API_KEY: 'nobody takes it',
  OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
  OPENAI_MODEL: undefined,
}
