import { accuracy } from '../progress/accuracy.ts'
import type { PlayerTotals } from '../progress/playerTotals.ts'

/** The accuracy of several players together in whole percent: AI and trivia points earned over possible, null without any (rule 22). */
export function groupAccuracy(players: readonly Pick<PlayerTotals, 'byKind'>[]): number | null {
  const kinds = players.flatMap(({ byKind }) => [byKind['ai-evaluated'], byKind.trivia])
  const sum = (part: 'earned' | 'possible'): number => kinds.reduce((total, points) => total + points[part], 0)
  return accuracy(sum('earned'), sum('possible'))
}
