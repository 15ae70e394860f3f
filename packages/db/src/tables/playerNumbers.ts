import type { ColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * How a session proves its browser for the player: not at all, by a
 * claim that is 14 days old, or by registering, the number or the card.
 */
export type Proof = 'none' | 'claimed' | 'proved'

/**
 * A player's secret number (rule 42), sealed with a key that isn't in the database, and the hash of the token in their card's QR code. The
 * admin's record has none; a player from before has one as soon as somebody looks at it.
 */
export type PlayerNumbersTable = {
  playerId: string
  sealed: Buffer
  cardHash: Buffer
  madeAt: Stamp
}

/** Wrong numbers in a row for one player, or for a code that nobody has, by a hash of either; `blockedUntil` from the fifth on. */
export type NumberGuessesTable = {
  subjectHash: Buffer
  failures: number
  blockedUntil: NullableStamp
  failedAt: Stamp
}

/** A coach asks a player to join a team with this chapter and gem; the player says yes or no in a proved session (rule 42). */
export type LinkRequestsTable = {
  id: string
  playerId: string
  coachId: string
  teamId: string
  startingChapter: number
  gem: string
  askedAt: Stamp
}

export type PlayerNumberTables = {
  playerNumbers: PlayerNumbersTable
  numberGuesses: NumberGuessesTable
  linkRequests: LinkRequestsTable
}
