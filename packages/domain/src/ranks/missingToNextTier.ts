import { effortByColumn, rankPoints, rankSteps, type Effort, type EffortColumn } from './rankPoints.ts'
import { rankTiers, type RankTier } from './rankTier.ts'

/**
 * How far the next tier is.
 * - `points`: the rank points still missing.
 * - `oneWay`: what is missing to the tier's row of the table, 0 where the row is reached; together it is always enough.
 * - `alone`: how much more of one column would do by itself, null where that column cannot.
 */
export interface MissingToNextTier {
  tier: RankTier
  points: number
  oneWay: Record<EffortColumn, number>
  alone: Record<EffortColumn, number | null>
}

/** What is missing to the tier above (rule 24); undefined at the top. Hours are whole hours. */
export function missingToNextTier(effort: Effort): MissingToNextTier | undefined {
  const amounts = effortByColumn(effort)
  const points = rankPoints(effort)
  const next = rankTiers.find(({ from }) => from > points.total)
  if (next === undefined) return undefined
  const missing = next.from - points.total
  const alone = (column: EffortColumn): number | null => {
    const step = rankSteps[column].find((one) => one.points >= points[column] + missing)
    return step === undefined ? null : step.from - amounts[column]
  }
  return {
    tier: next.name,
    points: missing,
    oneWay: {
      hours: Math.max(0, next.oneWay.hours - amounts.hours),
      questions: Math.max(0, next.oneWay.questions - amounts.questions),
      memoryPoints: Math.max(0, next.oneWay.memoryPoints - amounts.memoryPoints),
    },
    alone: { hours: alone('hours'), questions: alone('questions'), memoryPoints: alone('memoryPoints') },
  }
}
