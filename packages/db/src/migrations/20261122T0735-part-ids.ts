import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Names the parts of stored questions by their place, as the pack names them: retired questions, too, which no load writes again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update questions set parts = (
      select jsonb_agg(jsonb_build_object('id', 'p' || place) || part order by place)
      from jsonb_array_elements(parts) with ordinality as each(part, place))
    where jsonb_path_exists(parts, '$[*] ? (!exists(@.id))')`.execute(db)
}
