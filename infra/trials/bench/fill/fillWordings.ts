import type { Database } from '@seraph/db/open'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { sql } from 'kysely'

import { withoutLimit } from '../stack/withoutLimit.ts'

/** The question that answers were given to, and the wording of a part that some of them gave. */
export type Worded = { seasonId: string; questionId: string; partId: string; part: string; wording: string }

const wording = 'a wooden feeding box'

/**
 * Gives players 1 to `players` in all so many answers to one question
 * for one part, of so many wordings, none of which earns a point; one in
 * ten is `wording` with a number. Appeals are opened about the first `appeals` of them.
 */
export async function fillWordings(
  db: Database,
  sizes: { players: number; answers: number; wordings: number; appeals: number },
): Promise<Worded> {
  const { players, answers, wordings, appeals } = sizes
  const question = await db
    .selectFrom('questions')
    .selectAll()
    .where('isRetired', '=', false)
    .where('type', '=', 'who')
    .where(sql<boolean>`jsonb_array_length(parts) = 1 and points = 1`)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [part] = question.parts
  if (part === undefined) throw new Error('a question has a part')
  const mark = makeJudgement({ score: 0, parts: [{ id: part.id, part: part.text, status: 'missing', evidence: '' }] })
  await withoutLimit(db, async (tx) => {
    await sql`
      insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, score, max_score,
        judged_by, built_in, judge_version)
      select made_id('worded', n), '', ${question.seasonId}, ${question.id}, ${question.version}, ${question.chapter},
        made_id('player', 1 + n % ${players}::integer),
        case when n % ${wordings}::integer < ${wordings}::integer / 10 then ${wording} || ' ' || md5((n % ${wordings}::integer)::text)
          else 'it was ' || md5((n % ${wordings}::integer)::text) || ' of the other town' end,
        0, 1, 'built-in', ${JSON.stringify(mark)}::jsonb, '1'
      from generate_series(1, ${answers}::bigint) n`.execute(tx)
    await sql`
      insert into appeals (id, evaluation_id, player_id, season_id, question_id, part_id, wording, asked_by)
      select made_id('appeal', n), e.id, e.player_id, e.season_id, e.question_id, ${part.id}, e.response, 'player'
      from generate_series(1, ${appeals}::bigint) n join evaluations e on e.id = made_id('worded', n)`.execute(tx)
  })
  await sql`analyze evaluations, appeals`.execute(db)
  return { seasonId: question.seasonId, questionId: question.id, partId: part.id, part: part.text, wording }
}
