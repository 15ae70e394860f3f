import type { SecretNumber } from '@seraph/service/numberSeal'

import { readNumber } from '../numbers/secretNumbers.ts'
import type { TestApp } from './testApp.ts'

/** A player's secret number and the token of their card; made now where the player has none. */
export function numberOf({ deps, db }: Pick<TestApp, 'deps' | 'db'>, playerId: string): Promise<SecretNumber> {
  return db.transaction().execute((tx) => readNumber(deps, tx, playerId))
}

/** Some other number than this one. */
export function wrongNumber(secretNumber: string, by = 1): string {
  return String((Number(secretNumber) + by) % 10_000).padStart(4, '0')
}
