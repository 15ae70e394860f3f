/**
 * Where wrong guesses are counted together: at most `limit` of them in any `windowMs`. With `subject`, what was guessed at, any number of
 * wrong guesses at one subject count as one.
 */
export type GuessScope = { key: string; limit: number; windowMs: number; subject?: string }

/**
 * What a store says to a guess: `admitted` with the fullest scope's share of failures (0–1); `busy` where guesses that are not
 * yet known as right or wrong fill what is left; `refused` until failures are forgotten.
 */
export type GuessVerdict =
  | { state: 'admitted'; share: number }
  | { state: 'busy' }
  | { state: 'refused'; retryAfterMs: number }

/** Counts guesses: each is admitted under a ticket of its own and settled when it is known whether it was right. */
export type GuessStore = {
  admit(scopes: readonly GuessScope[], ticket: string): Promise<GuessVerdict>
  settle(scopes: readonly GuessScope[], ticket: string, isFailed: boolean): Promise<void>
}

/** How long a guess may be under way; one whose process died is forgotten then. */
export const guessLeaseMs = 30_000
