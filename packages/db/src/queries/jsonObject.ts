import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What each field of a shape is made of in SQL: none may be missing, misspelt or one too many. */
type FieldsOf<Shape> = { readonly [Name in keyof Shape]-?: RawBuilder<Shape[Name]> }

/** A shape that is sent or stored, as the database makes it: an object of JSON with these fields. */
export function jsonObject<Shape extends object>(fields: FieldsOf<Shape>): RawBuilder<Shape> {
  const pairs = Object.entries<RawBuilder<unknown>>(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`)
  return sql<Shape>`jsonb_build_object(${sql.join(pairs)})`
}
