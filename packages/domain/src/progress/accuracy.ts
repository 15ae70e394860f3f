import type { PlayerTotals, Points } from './playerTotals.ts'

/** Points earned over points possible in whole percent (rule 22), 0–100; null where nothing could be earned. */
export function accuracy(earned: number, possible: number): number | null {
  return possible > 0 ? Math.round((100 * earned) / possible) : null
}

/** Objective accuracy: the AI's and trivia's points together, self-graded ones left out (rule 22). */
export function objectiveAccuracy({ byKind }: Pick<PlayerTotals, 'byKind'>): number | null {
  const { 'ai-evaluated': ai, trivia } = byKind
  return accuracy(ai.earned + trivia.earned, ai.possible + trivia.possible)
}

/** Average accuracy: the mean of the shown accuracies of the kinds that have any question, in whole percent (rule 22). */
export function averageAccuracy({ byKind }: Pick<PlayerTotals, 'byKind'>): number | null {
  const shown = Object.values(byKind)
    .map(({ earned, possible }: Points) => accuracy(earned, possible))
    .filter((percent) => percent !== null)
  return shown.length === 0 ? null : Math.round(shown.reduce((sum, percent) => sum + percent, 0) / shown.length)
}
