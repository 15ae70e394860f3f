import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Stored answers to a question are found by their words, whatever their case and marks, so that a wording in the queue tells how many gave
 * it (rule 187). The index takes the place of the one that had the question alone: an answer keeps no more indexes than before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index evaluations_of_words on evaluations (season_id, question_id,
    hashtextextended(trim(regexp_replace(lower(translate(response, '’‘', '''''')), '[^[:alnum:]''-]+', ' ', 'g')), 0))
    where response is not null and player_id is not null`.execute(db)
  await sql`drop index evaluations_of_question`.execute(db)
}
