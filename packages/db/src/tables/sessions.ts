import type { ColumnType } from 'kysely'

import type { Proof } from './playerNumbers.ts'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * A browser's sign-in; the token is stored hashed. `browserHash` tells
 * a browser that has held a session before (rule 15). `adminMark` tells
 * with which admin secret `adminUntil` was got (rule 12). `proof`: whether it proves its browser for the player (rule 42); `claimed` does
 * 14 days after the player's `claimedAt`.
 */
export type SessionsTable = {
  id: string
  tokenHash: Buffer
  playerId: string
  browserHash: Buffer
  adminUntil: NullableStamp
  adminMark: Buffer | null
  proof: Proof
  createdAt: Stamp
  expiresAt: ColumnType<Date, Date, Date>
  endedAt: NullableStamp
}
