import { countNames } from '@seraph/schema/progress/progressKinds'
import type { CountName } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { ProgressEventsTable } from '../../tables.ts'
import { columnOf } from '../columnOf.ts'

/** The columns that need not be given: counts are 0, a correction is of nothing, and the rest is the table's to say. */
type Optional = CountName | 'correctionOf' | 'createdAt' | 'appliedAt'

/** An event's columns by their names, each the SQL of its value. */
export type EventValues = Readonly<
  Record<Exclude<keyof ProgressEventsTable, Optional>, RawBuilder<unknown>> &
    Partial<Record<Optional, RawBuilder<unknown>>>
>

const zero = sql.lit(0)
const noCounts = Object.fromEntries(countNames.map((name) => [name, zero])) as Record<CountName, RawBuilder<unknown>>

/** The one way in which events are stored: `insert into progress_events … select … `; what it selects from, and where, follows. */
export function insertedEvent(values: EventValues): RawBuilder<unknown> {
  const row = Object.entries({ ...noCounts, ...values })
  return sql`insert into progress_events (${sql.join(row.map(([name]) => sql.ref(columnOf(name))))})
      select ${sql.join(row.map(([, value]) => value))}`
}
