import { sql } from 'kysely'

import type { OneWrite } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { isUnlogged, reviewedParts } from './reviewLines.ts'

type Keys = { playerIds: readonly string[]; seasonId: string }

/**
 * Writes the lines of players' answers that have none yet (rule 195), in one statement of its own: an answer is held while it
 * runs and no longer, since whoever counts that answer waits for it. Answers that somebody else
 * holds now are left for the next time, and so are those that changed since the statement looked: it has not seen
 * what people decided about them. The players are held first (`heldPlayer`), where there is something to write.
 */
export async function logAnswers(db: OneWrite, keys: Keys): Promise<void> {
  await insertLines(db, keys)
}

const insertLines = prepared<Keys, never>(
  'log_answers',
  ({ playerIds, seasonId }) => sql`
    with found as materialized (
      select e.id, e.xmin as version, e.player_id, e.question_id, e.created_at, e.recall, ${reviewedParts} as parts
      from evaluations e
      where e.player_id = any(${playerIds}::uuid[]) and e.season_id = ${seasonId} and ${isUnlogged}
    ), held_players as (
      select id from players where id in (select player_id from found) order by id for key share
    ), held as (
      select found.* from held_players p join found on found.player_id = p.id
        join evaluations e on e.id = found.id and e.xmin = found.version
      for no key update of e skip locked
    ), marked as (
      update evaluations e set is_logged = true from held where e.id = held.id
    )
    insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
    select id, player_id, ${seasonId}, question_id, created_at, recall = 'helped', parts from held
    where parts is not null
    order by created_at, id`,
)
