import type { DailyGoal } from '@seraph/schema/review'

import type { OneWrite } from '../../open.ts'

/** Keeps how much of a day the player wants (rule 196). */
export async function setDailyGoal(db: OneWrite, playerId: string, dailyGoal: DailyGoal): Promise<void> {
  await db.updateTable('players').set({ dailyGoal }).where('id', '=', playerId).execute()
}
