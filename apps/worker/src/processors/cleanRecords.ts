import { countDueRows, finishCleaning, getCleaningState, refuseCleanings } from '@seraph/db/queries/admin/cleanings'
import { erasePlayer, listDeletedPlayers } from '@seraph/db/queries/players/erasePlayer'
import { lapseSeat, listUnusedSeats } from '@seraph/db/queries/players/lapseSeats'
import type { Tx } from '@seraph/db/open'
import { sweepEventInvitations } from '@seraph/db/queries/events/eventInvitations'
import { sweepEventNotes } from '@seraph/db/queries/events/eventNotes'
import { forgetEventSheets } from '@seraph/db/queries/events/eventSheets'
import { sweepEventSets } from '@seraph/db/queries/events/eventSets'
import {
  forgetGuestRehearsals,
  forgetGuestTexts,
  forgetPlayerTexts,
  forgetRehearsalTexts,
  forgetReportTexts,
} from '@seraph/db/queries/players/forgetTexts'
import { sweepNumberGuesses } from '@seraph/db/queries/players/numberGuesses'
import { sweepIdempotencyKeys, sweepSessions } from '@seraph/db/queries/progress/sweepRows'
import { largestShare, refuseCleaning } from '@seraph/domain/cleaning/refuseCleaning'

import type { Deps } from '../deps.ts'

/** After how many days what is kept goes (rules 18 and 33; the last three are our own). */
export const keptDays = {
  deletedPlayer: 14,
  /** A seat that somebody registered and never used. */
  unusedSeat: 7,
  guestText: 30,
  /** A note inside a team, where nobody has ended the event. */
  eventNote: 1,
  /** A set of questions that nobody has played: printed ones can be drawn again by their seed. */
  unplayedSet: 180,
  textAfterSeason: 90,
  idempotencyKey: 14,
  endedSession: 30,
  /** As long as a browser keeps its mark. */
  lastSession: 400,
}

/** How many rows one statement takes at most, and how many statements of a kind one run. */
const rowsAtOnce = 1_000
const batchesAtOnce = 50
const limit = rowsAtOnce

/** What is counted decides nothing more beyond these. */
const countedRows = { most: 100_000, times: 1 / largestShare + 1 }

/**
 * Ends what has had its time by the database's clock: deletions become final,
 * texts and old rows go. Where that would be out of proportion nothing goes
 * until a person confirms it (rule 45). In batches, so that no statement is
 * long; what is left over is the next run's. Running twice changes nothing
 * more.
 */
export async function cleanRecords(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { db, log } = deps
  const { now, sinceLastRunSeconds, isConfirmed } = await getCleaningState(db)
  const ago = (days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000)
  const before = {
    deletedPlayer: ago(keptDays.deletedPlayer),
    unusedSeat: ago(keptDays.unusedSeat),
    guestText: ago(keptDays.guestText),
    eventNote: ago(keptDays.eventNote),
    unplayedSet: ago(keptDays.unplayedSet),
    seasonEnd: ago(keptDays.textAfterSeason),
    idempotencyKey: ago(keptDays.idempotencyKey),
    endedSession: ago(keptDays.endedSession),
    lastSession: ago(keptDays.lastSession),
  }
  const rows = await countDueRows(db, before, countedRows)
  const refusal = refuseCleaning({ sinceLastRunSeconds, rows })
  if (refusal !== undefined && !isConfirmed) {
    log.error({ refusal }, 'cleaning up waits until the admin confirms it')
    return refuseCleanings(db, refusal)
  }
  const deadSessions = { before: before.endedSession, forgottenBefore: before.lastSession, limit }
  const cleaned = {
    players: await inBatches(() => erasePlayers(deps, before.deletedPlayer)),
    unusedSeats: await inBatches(() => lapseSeats(deps, before.unusedSeat)),
    guestTexts: await inBatches(() => forgetGuestTexts(db, { before: before.guestText, limit })),
    playerTexts: await inBatches(() => forgetPlayerTexts(db, { endedBefore: before.seasonEnd, limit })),
    guestRehearsals: await inBatches(() => forgetGuestRehearsals(db, { before: before.guestText, limit })),
    rehearsals: await inBatches(() => forgetRehearsalTexts(db, { endedBefore: before.seasonEnd, limit })),
    eventSheets: await inBatches(() => forgetEventSheets(db, { before: before.guestText, limit })),
    eventNotes: await inBatches(() => sweepEventNotes(db, { before: before.eventNote, limit })),
    eventInvitations: await inBatches(() => sweepEventInvitations(db, { before: before.unplayedSet, limit })),
    eventSets: await inBatches(() => sweepEventSets(db, { before: before.unplayedSet, limit })),
    reports: await inBatches(() => forgetReportTexts(db, { endedBefore: before.seasonEnd, limit })),
    keys: await inBatches(() => sweepIdempotencyKeys(db, { before: before.idempotencyKey, limit })),
    sessions: await inBatches(() => sweepSessions(db, 'sessions', deadSessions)),
    numberGuesses: await inBatches(() => sweepNumberGuesses(db, { limit })),
    coachSessions: await inBatches(() => sweepSessions(db, 'coach_sessions', deadSessions)),
  }
  await finishCleaning(
    db,
    Object.values(cleaned).every((count) => count < rowsAtOnce * batchesAtOnce),
  )
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

/** Erases players whose deletion is final. */
async function erasePlayers({ db, log }: Pick<Deps, 'db' | 'log'>, before: Date): Promise<number> {
  const playerIds = await listDeletedPlayers(db, { before, limit: rowsAtOnce })
  return eachAlone({ db, log }, playerIds, (tx, playerId) => erasePlayer(tx, { playerId, before }))
}

/** Frees seats that somebody registered and never used. */
async function lapseSeats({ db, log }: Pick<Deps, 'db' | 'log'>, before: Date): Promise<number> {
  const playerIds = await listUnusedSeats(db, { before, limit: rowsAtOnce })
  return eachAlone({ db, log }, playerIds, (tx, playerId) => lapseSeat(tx, { playerId, before }))
}

/** Each player in a transaction of their own; one that can't be erased doesn't keep the others. How many were. */
async function eachAlone(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  playerIds: readonly string[],
  erase: (tx: Tx, playerId: string) => Promise<boolean>,
): Promise<number> {
  let erased = 0
  for (const playerId of playerIds) {
    try {
      if (await db.transaction().execute((tx) => erase(tx, playerId))) erased += 1
    } catch (error) {
      log.error({ err: error, playerId }, 'a player could not be erased')
    }
  }
  return erased
}
