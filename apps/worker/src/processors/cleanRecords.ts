import { erasePlayer, listDeletedPlayers } from '@seraph/db/queries/erasePlayer'
import { forgetGuestTexts, forgetPlayerTexts, forgetReportTexts } from '@seraph/db/queries/forgetTexts'
import { sweepIdempotencyKeys, sweepSessions } from '@seraph/db/queries/sweepRows'

import type { Deps } from '../deps.ts'

/** After how many days what is kept goes (rulings 18 and 33; the last three are our own). */
export const keptDays = {
  deletedPlayer: 14,
  guestText: 30,
  textAfterSeason: 90,
  idempotencyKey: 14,
  endedSession: 30,
  /** As long as a browser keeps its mark. */
  lastSession: 400,
}

/** How many rows one statement takes at most, and how many statements of a kind one run. */
const rowsAtOnce = 1_000
const batchesAtOnce = 50

/**
 * Ends what has had its time: deletions become final, texts and old rows go. In batches, so that no statement is long; what is left over
 * is the next run's. Running twice changes nothing more.
 */
export async function cleanRecords(deps: Pick<Deps, 'db' | 'log' | 'clock'>): Promise<void> {
  const { db, log } = deps
  const ago = (days: number): Date => new Date(deps.clock() - days * 24 * 3_600_000)
  const limit = rowsAtOnce
  const deadSessions = { before: ago(keptDays.endedSession), forgottenBefore: ago(keptDays.lastSession), limit }
  const cleaned = {
    players: await inBatches(() => erasePlayers(deps, ago(keptDays.deletedPlayer))),
    guestTexts: await inBatches(() => forgetGuestTexts(db, { before: ago(keptDays.guestText), limit })),
    playerTexts: await inBatches(() => forgetPlayerTexts(db, { endedBefore: ago(keptDays.textAfterSeason), limit })),
    reports: await inBatches(() => forgetReportTexts(db, { endedBefore: ago(keptDays.textAfterSeason), limit })),
    keys: await inBatches(() => sweepIdempotencyKeys(db, { before: ago(keptDays.idempotencyKey), limit })),
    sessions: await inBatches(() => sweepSessions(db, 'sessions', deadSessions)),
    coachSessions: await inBatches(() => sweepSessions(db, 'coach_sessions', deadSessions)),
  }
  if (Object.values(cleaned).some((count) => count > 0)) log.info(cleaned, 'old records cleaned up')
}

/** Runs a statement until it finds less than it may take; the sum of what it did. */
async function inBatches(run: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let batch = 0; batch < batchesAtOnce; batch += 1) {
    const count = await run()
    sum += count
    if (count < rowsAtOnce) break
  }
  return sum
}

/** Each player in a transaction of their own; one that can't be erased doesn't keep the others. */
async function erasePlayers({ db, log }: Pick<Deps, 'db' | 'log'>, before: Date): Promise<number> {
  let erased = 0
  for (const playerId of await listDeletedPlayers(db, { before, limit: rowsAtOnce })) {
    try {
      if (await db.transaction().execute((tx) => erasePlayer(tx, { playerId, before }))) erased += 1
    } catch (error) {
      log.error({ err: error, playerId }, 'a deleted player could not be erased')
    }
  }
  return erased
}
