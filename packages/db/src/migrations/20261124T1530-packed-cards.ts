import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create function pack_cards(cards json) returns bytea language sql immutable strict parallel safe as $$
    select int2send(count(*)::int2) || coalesce(string_agg(
      int4send(substr(part, 2)::int4) || float8send((card ->> 0)::float8) || float8send((card ->> 2)::float8)
        || float8send(coalesce(card ->> 5, '0')::float8), ''::bytea), ''::bytea)
    from json_each(cards) as each(part, card)
  $$`,
  sql`alter table review_cards add column packed bytea not null generated always as (pack_cards(cards)) stored`,
]

/**
 * What a day and a map ask of a question's cards, in a form that is read in
 * thousands without parsing any: two bytes with the number of parts, then of each part the number
 * in its id in four, and in eight each its stability, its last review and its first recall since it was last
 * forgotten, 0 where it is forgotten; a recalled part was reviewed last when it was recalled last. PostgreSQL makes it
 * of the cards, whoever stores them: a process of the version before too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
