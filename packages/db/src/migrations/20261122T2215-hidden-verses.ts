import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`update seasons set public = jsonb_set(public #- '{memory,blockedChapters}', '{memory,hiddenVerses}', coalesce(
    (select jsonb_agg(jsonb_build_object('chapter', c.ordinal, 'from', 1, 'to', c.verses) order by c.ordinal)
      from jsonb_to_recordset(public -> 'chapters') as c (ordinal integer, verses integer)
      where public #> '{memory,blockedChapters}' @> to_jsonb(c.ordinal)), '[]'))
    where public #> '{memory,blockedChapters}' is not null`,
]

/**
 * What a season hides under a licence is told by verses: the chapters that
 * were blocked are hidden from their first verse to their last (rule 171).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
