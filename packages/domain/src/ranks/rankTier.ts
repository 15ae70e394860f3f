import type { EffortColumn } from './rankPoints.ts'

/**
 * The tiers from the lowest up: the rank points that each begins at, and the effort that is shown as one way to get
 * there (rule 120; rule 138).
 */
export const rankTiers = [
  { name: 'Starter', from: 0, oneWay: { hours: 0, questions: 0, memoryPoints: 0 } },
  { name: 'Silver', from: 25, oneWay: { hours: 5, questions: 100, memoryPoints: 4_500 } },
  { name: 'Gold', from: 50, oneWay: { hours: 10, questions: 250, memoryPoints: 12_000 } },
  { name: 'Diamond', from: 70, oneWay: { hours: 15, questions: 400, memoryPoints: 18_000 } },
  { name: 'Platinum', from: 90, oneWay: { hours: 20, questions: 540, memoryPoints: 25_000 } },
] as const satisfies readonly { name: string; from: number; oneWay: Record<EffortColumn, number> }[]

export type RankTier = (typeof rankTiers)[number]['name']

/** The tier that a sum of rank points reaches (rule 24). */
export function rankTier(points: number): RankTier {
  return rankTiers.findLast(({ from }) => points >= from)?.name ?? 'Starter'
}
