import { sql } from 'kysely'

import type { OneWrite, Read } from '../open.ts'
import { reading } from '../reading.ts'

/** Who began and died isn't waited for any longer than this. */
const leaseSeconds = 60

/**
 * Takes those of `wanted` that are due: begun `everyMs` or longer ago by the
 * database's clock, and ended or dead. Of all who ask at once one gets each.
 * A time in the future counts as never: the clock was turned back. Returns their names.
 */
export async function claimDueSchedules(
  db: OneWrite,
  wanted: readonly { name: string; everyMs: number }[],
): Promise<string[]> {
  const names = wanted.map(({ name }) => name)
  const seconds = wanted.map(({ everyMs }) => everyMs / 1_000)
  const { rows } = await sql<{ name: string }>`
    insert into schedules as s (name, started_at)
    select name, now() from unnest(${names}::text[], ${seconds}::float8[]) as wanted (name, every)
    on conflict (name) do update set started_at = now(), finished_at = null
    where s.started_at > now() or (
      s.started_at <= now() - make_interval(secs => (${seconds}::float8[])[array_position(${names}::text[], s.name)])
      and (s.finished_at is not null or s.started_at < now() - make_interval(secs => ${leaseSeconds})))
    returning s.name
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Notes that a schedule has run to its end. */
export async function finishSchedule(db: OneWrite, name: string): Promise<void> {
  await sql`update schedules set finished_at = now() where name = ${name}`.execute(db)
}

/** Makes a schedule due at once. */
export async function hastenSchedule(db: OneWrite, name: string): Promise<void> {
  await sql`update schedules set started_at = 'epoch', finished_at = 'epoch' where name = ${name}`.execute(db)
}

/** For how many seconds each schedule hasn't begun anew. */
export async function listScheduleAges(db: Read): Promise<{ name: string; ageSeconds: number }[]> {
  const { rows } = await sql<{ name: string; ageSeconds: number }>`
    select name, extract(epoch from now() - started_at)::float8 as age_seconds from schedules
  `.execute(reading(db))
  return rows
}
