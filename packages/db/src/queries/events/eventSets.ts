import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { EventSetsTable, FrozenQuestion } from '../../tables/events.ts'

/** A set as it is played and printed; `isSealed`: nobody may read it now, of an event between two clubs until it is over. */
export type EventSetRow = {
  id: string
  seasonId: string
  profile: EventSetsTable['profile']
  seed: number
  chapters: number[]
  questions: FrozenQuestion[]
  sealedUntil: Date | null
  isSealed: boolean
}

const columns = sql`id, season_id, profile, seed, chapters, questions, sealed_until,
  (coalesce(sealed_until > clock_timestamp(), false) or exists (
    select from event_rooms r where r.set_id = event_sets.id and r.visiting_coach_code is not null and r.ended_at is null)) as is_sealed`

/** Stores a set, or returns the one that the key was used for before (rule 20). One statement. */
export async function insertEventSet(
  db: OneWrite,
  set: Omit<EventSetRow, 'isSealed'> & { idempotencyKey: string | null; requestHash: string },
): Promise<EventSetRow & { requestHash: string }> {
  const { rows } = await sql<EventSetRow & { requestHash: string }>`
    insert into event_sets (id, idempotency_key, request_hash, season_id, profile, seed, chapters, questions, sealed_until)
    values (${set.id}, ${set.idempotencyKey}::uuid, ${set.requestHash}, ${set.seasonId}, ${set.profile}, ${set.seed},
      ${JSON.stringify(set.chapters)}::jsonb, ${JSON.stringify(set.questions)}::jsonb, ${set.sealedUntil})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning request_hash, ${columns}
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the statement always has one row')
  return row
}

/** A set by its id; undefined where there is none. */
export async function findEventSet(db: Read, id: string): Promise<EventSetRow | undefined> {
  const { rows } = await sql<EventSetRow>`select ${columns} from event_sets where id = ${id}`.execute(reading(db))
  return rows[0]
}

/** What tells a set from before a time that nobody plays or has played. */
export const isUnplayedSet = (before: Date) =>
  sql`created_at < ${before} and not exists (select from rehearsals where rehearsals.set_id = event_sets.id)
    and not exists (select from event_rooms where event_rooms.set_id = event_sets.id)`

/** Deletes at most `limit` sets from before a time that nobody plays or has played; how many. */
export async function sweepEventSets(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from event_sets where id in (
      select id from event_sets
      where ${isUnplayedSet(given.before)}
      order by created_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
