import type { Database } from '@seraph/db/open'
import { readMarks } from '@seraph/db/testing/readMarks'

import type { Player } from './player.ts'
import type { See } from './row.ts'
import { seconds, until } from './until.ts'

/** How long what a fault has left may take to be drained. */
const drainedWithinMs = 10_000

/** That acknowledged answers = stored = marked = in the totals, with equal points, and that nothing is pending soon. */
export async function seeExactPlayers(db: Database, players: readonly Player[], see: See): Promise<void> {
  const ids = players.map(({ id }) => id)
  const tookMs = await until(async () => {
    const { awaiting, uncounted, pending } = await readMarks(db, ids)
    return awaiting + uncounted + pending === 0
  }, drainedWithinMs)
  const stored = await readMarks(db, ids)
  see(`nothing pending after ${seconds(tookMs)}`, tookMs !== undefined)
  const acknowledged = players.flatMap((player) => player.acknowledged)
  const answers = new Set(acknowledged.map(({ id }) => id)).size
  const points = acknowledged.reduce((sum, { score }) => sum + score, 0)
  const given = players.reduce((sum, player) => sum + player.given(), 0)
  const counts = [given, answers, stored.answers, stored.eventQuestions, stored.totalQuestions]
  const sums = [points, stored.points, stored.eventPoints, stored.totalPoints]
  const isExact = isOneNumber(counts) && isOneNumber(sums) && answers > 0
  if (isExact) see(`${answers} answers, ${points} points: acknowledged = stored = in the totals`, true)
  else
    see(
      `answers given, acknowledged, stored, counted, in totals ${counts.join(', ')}; points ${sums.join(', ')}`,
      false,
    )
}

function isOneNumber(numbers: readonly number[]): boolean {
  return new Set(numbers).size === 1
}
