import { listScheduleAges } from '@seraph/db/queries/schedules'

import type { Deps } from './deps.ts'
import { scheduleTimes } from './schedules.ts'

/** A schedule is late when it has missed so many turns, and at least so many seconds: a long turn is no fault. */
const missedTurns = 3
const graceSeconds = 60

/** Throws, naming them, where schedules have not begun for much longer than they should. */
export async function refuseOldSchedules({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const ages = new Map((await listScheduleAges(db)).map(({ name, ageSeconds }) => [name, ageSeconds]))
  const late = Object.entries(scheduleTimes(env)).filter(
    ([name, everyMs]) => (ages.get(name) ?? 0) > graceSeconds + (missedTurns * everyMs) / 1_000,
  )
  if (late.length > 0) throw new Error(`late: ${late.map(([name]) => name).join(', ')}`)
}
