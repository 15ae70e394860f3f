import type { DailyGoal } from '@seraph/schema/review'

/** The questions of a day by the player's own goal: three, six and twelve minutes (rule 196). */
export const dailyGoals: Readonly<Record<DailyGoal, number>> = { small: 5, middle: 10, large: 20 }
