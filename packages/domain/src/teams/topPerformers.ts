import { accuracy } from '../progress/accuracy.ts'
import type { PlayerTotals } from '../progress/playerTotals.ts'

/** Fewer AI questions say too little (rule 22). */
const leastQuestions = 10
const shown = 3

/** The team's best by AI accuracy in whole percent, of those with 10 AI questions or more; at most 3, of equals who answered more first. */
export function topPerformers<Player extends { totals: Pick<PlayerTotals, 'byKind'> }>(
  players: readonly Player[],
): { player: Player; aiAccuracy: number }[] {
  return players
    .flatMap((player) => {
      const { questions, earned, possible } = player.totals.byKind['ai-evaluated']
      const aiAccuracy = accuracy(earned, possible)
      return questions < leastQuestions || aiAccuracy === null ? [] : [{ player, aiAccuracy, questions }]
    })
    .toSorted((a, b) => b.aiAccuracy - a.aiAccuracy || b.questions - a.questions)
    .slice(0, shown)
    .map(({ player, aiAccuracy }) => ({ player, aiAccuracy }))
}
