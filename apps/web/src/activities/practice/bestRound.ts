import { browserStorage, type TextStorage } from '../../api/browserStorage.ts'
import type { QuizScore } from './run/quizScore.ts'

/** Shorter rounds are compared with none. */
const leastAnswered = 5

type Of = { playerId: string; season: string }
type Round = Pick<QuizScore, 'answered' | 'earned'>

const keyOf = ({ playerId, season }: Of): string => `bestRound:${season}:${playerId}`

/** The points of the player's best round so far that this browser knows; 0 before the first. */
export function readBestRound(of: Of, storage: TextStorage = browserStorage): number {
  const kept = Number(storage.getItem(keyOf(of)))
  return Number.isSafeInteger(kept) && kept > 0 ? kept : 0
}

/** Is a round better than the best before it (rule 205)? The first has nothing to be better than. */
export function isBestRound({ answered, earned }: Round, before: number): boolean {
  return answered >= leastAnswered && before > 0 && earned > before
}

/** Remembers a round where it is the best; the same one again changes nothing. */
export function keepBestRound(of: Of, { answered, earned }: Round, storage: TextStorage = browserStorage): void {
  if (answered >= leastAnswered && earned > readBestRound(of, storage)) storage.setItem(keyOf(of), String(earned))
}
