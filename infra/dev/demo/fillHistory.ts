import type { Database } from '@seraph/db/open'
import { dayMs } from '@seraph/domain/review/applyReview'
import { seededRandom } from '@seraph/domain/crosswords/seededRandom'
import { bringUpToDate } from '@seraph/worker/processors/bringUpToDate'
import { randomUUID } from 'node:crypto'

import type { DemoKind, DemoPlayer } from './demoTeams.ts'
import type { DemoSeason } from './openDemoSeason.ts'
import { storeSitting } from './storeSitting.ts'

const longAgoMs = 60 * dayMs
/** A day's activities are so far apart; the last of them ends at the time of the day that `now` is. */
const apartMs = 6 * 60_000

export type DemoMember = DemoPlayer & { id: string }

/**
 * Gives players their days of study in the season in play, and makes them as old as that takes: each day's answers are what the player's
 * plan asked then, marked, counted and brought into totals and cards by the functions that do it for everybody.
 */
export async function fillHistory(
  db: Database,
  demo: DemoSeason,
  { players, now }: { players: readonly DemoMember[]; now: number },
): Promise<void> {
  await Promise.all(players.map((player, nth) => fillPlayer(db, demo, player, { now, seed: nth + 1 })))
}

async function fillPlayer(
  db: Database,
  demo: DemoSeason,
  { id, daysAgo, kinds, accuracy, isPubliclyVisible }: DemoMember,
  { now, seed }: { now: number; seed: number },
): Promise<void> {
  const longAgo = new Date(now - longAgoMs)
  // A place that a coach made is taken by the first login.
  const own = { createdAt: longAgo, isPubliclyVisible, isSlotReserved: daysAgo.length === 0 }
  await db.updateTable('players').set(own).where('id', '=', id).execute()
  if (daysAgo.length === 0) return
  await db.insertInto('logins').values({ id: randomUUID(), playerId: id, loggedInAt: longAgo }).execute()
  const random = seededRandom(seed)
  // Right after midnight a day is as short as it has been, so that all of it is on that day.
  const stepMs = Math.min(apartMs, (now % dayMs) / 2)
  for (const [day, ago] of daysAgo.entries()) {
    for (const [at, kind] of kindsOf(kinds, day).entries()) {
      const endedAt = Math.floor(now - ago * dayMs - at * stepMs)
      await storeSitting(db, kind, { ...demo, playerId: id, at: endedAt, day, accuracy, random })
    }
    await bringUpToDate(db, { playerIds: [id], seasonId: demo.season.id })
  }
}

/** What a player does on a day, the last of it first: the first kind daily, and one of the others in turn before. */
function kindsOf([daily, ...others]: readonly DemoKind[], day: number): DemoKind[] {
  const other = others[day % others.length]
  return [daily, other].filter((kind) => kind !== undefined)
}
