import type { LoginCredit } from './playerTotals.ts'

/** Whole seconds that count of a login: what its events claim, but never more than passed up to the latest (rule 19). */
export function creditedSeconds(
  credit: Pick<LoginCredit, 'claimedSeconds' | 'loginAt' | 'latestAt'> | undefined,
): number {
  if (credit === undefined) return 0
  const { claimedSeconds, loginAt, latestAt } = credit
  return Math.min(claimedSeconds, Math.max(0, Math.floor((latestAt - loginAt) / 1000)))
}
