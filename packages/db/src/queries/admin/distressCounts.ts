import type { DistressBox, DistressKind } from '@seraph/schema/distress'
import { sql } from 'kysely'

import type { OneWrite } from '../../open.ts'

/** Counts one finding on the database's day: all that is kept of it (rule 50). */
export async function countDistress(db: OneWrite, found: { kind: DistressKind; box: DistressBox }): Promise<void> {
  await sql`
    insert into distress_counts (day, kind, box, found)
    values ((now() at time zone 'UTC')::date, ${found.kind}, ${found.box}, 1)
    on conflict (day, kind, box) do update set found = distress_counts.found + 1
  `.execute(db)
}
