import { creditedSeconds } from './creditedSeconds.ts'
import type { PlayerTotals } from './playerTotals.ts'

/**
 * The study time of each local day (`YYYY-MM-DD`) in whole seconds; all days together are `studySeconds`. Where a login claims more
 * than counts (rule 19), its first days keep what they claim.
 */
export function studySecondsByDay({ credits }: Pick<PlayerTotals, 'credits'>): Record<string, number> {
  const days: Record<string, number> = {}
  for (const credit of Object.values(credits)) {
    let left = creditedSeconds(credit)
    for (const day of Object.keys(credit.claimedByDay).toSorted()) {
      const counted = Math.min(left, credit.claimedByDay[day] ?? 0)
      left -= counted
      days[day] = (days[day] ?? 0) + counted
    }
  }
  return days
}
