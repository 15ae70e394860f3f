import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'

/** A game whose start the server saw. */
export type MemoryStart = { id: string; playerId: string; requestHash: string; startedAt: Date }

/** A finished game as records compare it: correct words, and seconds. */
export type MemoryBest = { score: number; completionTime: number }

/**
 * Stores the start of a game and forgets the player's games that were never
 * finished within a week. Returns it, or the one that the key was used for before
 * (rule 20). One statement.
 */
export async function insertMemoryStart(
  db: OneWrite,
  start: MemoryStart & { idempotencyKey: string | null; seasonId: string; chapter: number },
): Promise<MemoryStart> {
  const { rows } = await sql<MemoryStart>`
    with forgotten as (
      delete from memory_game_starts
      where player_id = ${start.playerId} and started_at < ${start.startedAt}::timestamptz - interval '7 days'
    )
    insert into memory_game_starts (id, idempotency_key, request_hash, season_id, chapter, player_id, started_at)
    values (${start.id}, ${start.idempotencyKey}::uuid, ${start.requestHash}, ${start.seasonId}, ${start.chapter},
      ${start.playerId}, ${start.startedAt})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning id, player_id, request_hash, started_at
  `.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('the statement always has one row')
  return row
}

/** Takes a player's start of a chapter's game, so that it makes one record at most; undefined where there is none such. */
export async function takeMemoryStart(
  tx: Tx,
  start: { id: string; playerId: string; seasonId: string; chapter: number },
): Promise<{ startedAt: Date } | undefined> {
  return tx
    .deleteFrom('memoryGameStarts')
    .where('id', '=', start.id)
    .where('playerId', '=', start.playerId)
    .where('seasonId', '=', start.seasonId)
    .where('chapter', '=', start.chapter)
    .returning('startedAt')
    .executeTakeFirst()
}

/** Makes others who finish a game of this chapter wait until this transaction ends, so that one of two is the new record. */
export async function lockMemoryRecords(tx: Tx, seasonId: string, chapter: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('memoryRecords'), hashtext(${`${seasonId} ${chapter}`}))`.execute(tx)
}

/** A chapter's best game: highest score, then least time, then the first of them; undefined where none is. */
export async function findBestMemoryRecord(
  db: Read,
  seasonId: string,
  chapter: number,
): Promise<MemoryBest | undefined> {
  return db
    .selectFrom('memoryGameRecords')
    .select(['score', 'completionTime'])
    .where('seasonId', '=', seasonId)
    .where('chapter', '=', chapter)
    .orderBy('score', 'desc')
    .orderBy('completionTime')
    .orderBy('finishedAt')
    .limit(1)
    .executeTakeFirst()
}

/** Stores a finished game beside its event. */
export async function insertMemoryRecord(
  tx: Tx,
  record: MemoryBest & {
    eventId: string
    seasonId: string
    chapter: number
    totalWords: number
    isNewRecord: boolean
    startedAt: Date
    finishedAt: Date
  },
): Promise<void> {
  await tx.insertInto('memoryGameRecords').values(record).execute()
}

/** Whether an event's game was the new record when it was finished. */
export async function wasNewMemoryRecord(db: Read, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memoryGameRecords')
    .select('isNewRecord')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.isNewRecord ?? false
}
