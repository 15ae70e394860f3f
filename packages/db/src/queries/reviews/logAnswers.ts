import { sql } from 'kysely'

import type { Tx } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { isUnlogged, reviewedParts } from './reviewLines.ts'

type Keys = { playerIds: readonly string[]; seasonId: string }

/**
 * Writes the lines of players' answers that have none yet (rule 195). Answers that somebody else
 * holds now are left for the next time: nothing is waited for. Lock the totals first.
 */
export async function logAnswers(tx: Tx, keys: Keys): Promise<void> {
  const held = await lockUnlogged(tx, keys)
  // In a statement of its own, which sees what people have decided about an answer until it was held.
  if (held.length > 0) await insertLines(tx, { ids: held.map(({ id }) => id) })
}

const lockUnlogged = prepared<Keys, { id: string }>(
  'lock_unlogged_answers',
  ({ playerIds, seasonId }) => sql`
    select e.id from evaluations e
    where e.player_id = any(${playerIds}::uuid[]) and e.season_id = ${seasonId} and ${isUnlogged}
    for no key update skip locked`,
)

const insertLines = prepared<{ ids: readonly string[] }, never>(
  'log_answers',
  ({ ids }) => sql`
    with marked as (
      update evaluations set is_logged = true where id = any(${ids}::uuid[]) returning *
    )
    insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
    select e.id, e.player_id, e.season_id, e.question_id, e.created_at, e.recall = 'helped', reviewed.parts
    from marked e, lateral (select ${reviewedParts} as parts) as reviewed
    where reviewed.parts is not null
    order by e.created_at, e.id`,
)
