import { effortByColumn, rankPoints, rankSteps, type Effort } from './rankPoints.ts'
import { rankTier, rankTiers } from './rankTier.ts'

/** The steps that lead through the first tier; the last of them is the tier above. */
export const starterStepCount = 5

/** How far one is in the first tier: `reached` steps, 0–4, and how many more questions lead to the next one. */
export type StarterSteps = { reached: number; questions: number }

/** The steps through the first tier, equal in rank points (rule 190): the first one takes 25 questions. Undefined in every other tier. */
export function starterSteps(effort: Effort): StarterSteps | undefined {
  const points = rankPoints(effort)
  if (rankTier(points.total) !== rankTiers[0].name) return undefined
  const next = rankSteps.questions.find((step) => step.points > points.questions)
  return {
    reached: Math.floor((points.total * starterStepCount) / rankTiers[1].from),
    questions: (next?.from ?? 0) - effortByColumn(effort).questions,
  }
}
