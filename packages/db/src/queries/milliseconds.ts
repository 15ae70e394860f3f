import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Over a timestamp: whole milliseconds since 1970, the same for whoever reads. */
export function milliseconds(stamp: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`floor(extract(epoch from ${stamp}) * 1000)::bigint`
}
