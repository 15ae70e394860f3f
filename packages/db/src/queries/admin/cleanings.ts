import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isUnplayedSet } from '../events/eventSets.ts'
import { forgottenTexts } from '../players/forgetTexts.ts'
import { isUnusedSeat } from '../players/lapseSeats.ts'

/** The database's time, and what is known of cleaning up (rule 45). `isConfirmed`: a person let it go on, within the last day. */
export type CleaningState = {
  now: Date
  ranAt: Date
  sinceLastRunSeconds: number
  refusedAt: Date | null
  refusal: unknown
  isConfirmed: boolean
}

export async function getCleaningState(db: Read): Promise<CleaningState> {
  const { rows } = await sql<CleaningState>`
    select now() as now, ran_at, extract(epoch from now() - ran_at)::float8 as since_last_run_seconds, refused_at, refusal,
      coalesce(confirmed_at > refused_at and confirmed_at between now() - interval '1 day' and now(), false) as is_confirmed
    from cleanings
  `.execute(reading(db))
  const [state] = rows
  if (state === undefined) throw new Error('the row about cleaning up is missing')
  return state
}

/** Notes why cleaning up waits for a person, and since when. */
export async function refuseCleanings(db: OneWrite, refusal: object): Promise<void> {
  await sql`
    update cleanings set refused_at = coalesce(refused_at, now()), refusal = ${JSON.stringify(refusal)}::jsonb
  `.execute(db)
}

/** Lets cleaning up go on where it waits for a person; false where it doesn't. */
export async function confirmCleanings(db: OneWrite): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cleanings set confirmed_at = clock_timestamp() where refused_at is not null
  `.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** Notes that cleaning up has run, to its end or up to what one run may take. */
export async function finishCleaning(db: OneWrite, isComplete: boolean): Promise<void> {
  const settled = sql`, refused_at = null, refusal = null, confirmed_at = null`
  await sql`update cleanings set ran_at = now()${isComplete ? settled : sql``}`.execute(db)
}

/** Times before which what is kept goes. */
export type CleaningTimes = {
  deletedPlayer: Date
  unusedSeat: Date
  guestText: Date
  unplayedSet: Date
  seasonEnd: Date
  idempotencyKey: Date
  endedSession: Date
}

/**
 * Of each kind of what is kept for a time: how many rows would go, counted up
 * to `most`, and how many there are, counted up to `times` as many: nothing
 * is gone through only to learn how much more there is.
 */
export async function countDueRows(
  db: Read,
  before: CleaningTimes,
  bounds: { most: number; times: number },
): Promise<Record<string, { due: number; all: number }>> {
  const { guests, players, guestRehearsals, rehearsals, reports } = forgottenTexts
  const ended = (table: string) => ({
    rows: sql`${sql.table(table)} where true`,
    due: sql`least(ended_at, expires_at) < ${before.endedSession}`,
  })
  const kinds: Record<string, { rows: RawBuilder<unknown>; due: RawBuilder<unknown> }> = {
    players: { rows: sql`players where true`, due: sql`deleted_at < ${before.deletedPlayer}` },
    unusedSeats: { rows: sql`players where true`, due: isUnusedSeat(before.unusedSeat) },
    guestTexts: { rows: guests.rows, due: guests.due(before.guestText) },
    playerTexts: { rows: players.rows, due: players.due(before.seasonEnd) },
    reports: { rows: reports.rows, due: reports.due(before.seasonEnd) },
    guestRehearsals: { rows: guestRehearsals.rows, due: guestRehearsals.due(before.guestText) },
    rehearsals: { rows: rehearsals.rows, due: rehearsals.due(before.seasonEnd) },
    eventSets: { rows: sql`event_sets where true`, due: isUnplayedSet(before.unplayedSet) },
    keys: { rows: sql`idempotency_keys where true`, due: sql`created_at < ${before.idempotencyKey}` },
    sessions: ended('sessions'),
    coachSessions: ended('coach_sessions'),
  }
  const counts: Record<string, { due: number; all: number }> = {}
  for (const [kind, { rows, due }] of Object.entries(kinds)) {
    const found = await countUpTo(db, sql`${rows} and ${due}`, bounds.most)
    counts[kind] = { due: found, all: await countUpTo(db, rows, Math.ceil(found * bounds.times)) }
  }
  return counts
}

async function countUpTo(db: Read, rows: RawBuilder<unknown>, most: number): Promise<number> {
  if (most === 0) return 0
  const counted = await sql<{ count: number }>`
    select count(*) from (select from ${rows} limit ${most}) counted
  `.execute(reading(db))
  return counted.rows[0]?.count ?? 0
}
