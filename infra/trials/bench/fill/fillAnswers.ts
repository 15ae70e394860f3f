import type { Database, Tx } from '@seraph/db/open'
import { insertedEvent } from '@seraph/db/queries/progress/insertedEvent'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import { evaluatedKind } from '@seraph/schema/progress/progressKinds'
import { judge } from '@seraph/judge/judge'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { withoutLimit } from '../stack/withoutLimit.ts'

/** How many rows go in at once. */
const chunk = 200_000

/** When row `n` of `count` was stored: the first 60 days ago, the last now. */
const momentOf = (count: number): RawBuilder<Date> => sql`now() - (1 - (n + 1)::float8 / ${count}) * interval '60 days'`

/**
 * Gives players 1 to `players` so many marked answers each, to questions of
 * the season with a judge's real marks, and an applied progress event for
 * every ten of them. Both are stored in the order of their times, which
 * spread over the 60 days up to now, and are vacuumed, as a season's are
 * again and again: new rows then fill gaps in old pages.
 */
export async function fillAnswers(db: Database, players: number, answers: number): Promise<void> {
  const questions = await db.selectFrom('questions').selectAll().where('isRetired', '=', false).limit(100).execute()
  const marks = questions.map((question, index) => {
    const text = question.parts.map((part) => part.text).join(' and ')
    const response = index % 3 === 0 ? `I think it was ${text}` : text
    return {
      place: index,
      id: question.id,
      version: question.version,
      chapter: question.chapter,
      response,
      mark: judge(judgedQuestion(question), response),
    }
  })
  const events = Math.max(1, Math.floor(answers / 10))
  await insertChunks(db, players * events, async (tx, from, to) => {
    const event = insertedEvent({
      id: sql`made_id('event', n)`,
      idempotencyKey: sql`made_id('key', n)`,
      requestHash: sql`repeat('0', 64)`,
      seasonId: sql`s.id`,
      playerId: sql`made_id('player', 1 + n % ${players}::integer)`,
      loginId: sql`made_id('login', 1 + n % ${players}::integer)`,
      kind: sql.lit(evaluatedKind),
      occurredAt: sql`at`,
      localDate: sql`to_char(at, 'YYYY-MM-DD')`,
      studySeconds: sql.lit(600),
      questionsAnswered: sql.lit(10),
      pointsEarned: sql.lit(15),
      pointsPossible: sql.lit(20),
      chapters: sql`'[1]'::jsonb`,
      counted: sql.lit(10),
      repeated: sql.lit(0),
      tooFast: sql.lit(0),
      countedTriviaPoints: sql.lit(0),
      countedMemoryPoints: sql.lit(0),
      countedChapters: sql`'{"1": 10}'::jsonb`,
      createdAt: sql`at`,
      appliedAt: sql`at`,
    })
    await sql`${event}
      from generate_series(${from}::bigint, ${to}::bigint) n, seasons s,
        lateral (select ${momentOf(players * events)} as at) as moment
      where s.place = 1`.execute(tx)
  })
  await insertChunks(db, players * answers, async (tx, from, to) => {
    await sql`insert into evaluations (id, idempotency_key, request_hash, season_id, question_id, question_version, chapter, player_id, response,
        score, max_score, judged_by, built_in, judge_version, event_id, created_at)
      select made_id('answer', n), made_id('answer key', n), repeat('0', 64), s.id, q.id, q.version, q.chapter,
        made_id('player', 1 + n % ${players}::integer), q.response, (q.mark ->> 'score')::integer, (q.mark ->> 'maxScore')::integer,
        'built-in', q.mark, '1', made_id('event', n % (${players}::bigint * ${events}::bigint)), ${momentOf(players * answers)}
      from generate_series(${from}::bigint, ${to}::bigint) n
      join jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as q (place integer, id text, version text, chapter integer, response text, mark jsonb) on q.place = n % ${marks.length}::integer,
        seasons s
      where s.place = 1`.execute(tx)
  })
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze evaluations, progress_events`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

async function insertChunks(
  db: Database,
  count: number,
  insert: (tx: Tx, from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += chunk)
    await withoutLimit(db, (tx) => insert(tx, from, Math.min(from + chunk, count) - 1))
}
