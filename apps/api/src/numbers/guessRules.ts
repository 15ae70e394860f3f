import type { GuessRule } from '@seraph/service/limits/guessLimit'

import type { Env } from '../env.ts'

/** What can be guessed, and how often it may be guessed wrongly (rules 9, 10, 12, 15 and 42). */
export type Guessed = 'player_code' | 'player_number' | 'room_code' | 'coach_code' | 'admin_secret'

/** The limits on guessing, of the operator's settings. */
export const guessRules = (env: Env): Record<Guessed, GuessRule> => ({
  player_code: { address: env.GUESS_LIMIT_ADDRESS, windowSeconds: 600 },
  player_number: {
    address: env.GUESS_LIMIT_ADDRESS,
    windowSeconds: 600,
    subjects: { address: env.GUESS_LIMIT_NUMBER_PLAYERS, windowSeconds: 24 * 3_600 },
  },
  room_code: { address: env.GUESS_LIMIT_ADDRESS, instance: env.GUESS_LIMIT_ROOM, windowSeconds: 600 },
  coach_code: { address: env.GUESS_LIMIT_COACH_ADDRESS, instance: env.GUESS_LIMIT_COACH, windowSeconds: 3_600 },
  admin_secret: { address: env.GUESS_LIMIT_ADMIN, windowSeconds: 600 },
})
