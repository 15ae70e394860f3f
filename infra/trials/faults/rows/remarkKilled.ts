import { randomUUID } from 'node:crypto'

import type { Database } from '@seraph/db/open'
import { insertKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { insertedEvent } from '@seraph/db/queries/progress/insertedEvent'
import { makePlayer } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { sql } from 'kysely'

import type { Row, See } from '../row.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const children = 20
const answersEach = 500
const answers = children * answersEach
const settings = { SWEEP_MS: '500' }

/** Gives players 10,000 answers of one wording that earn nothing yet, each counted by an event of its own. */
async function fillAnswers(db: Database): Promise<void> {
  const players = await Promise.all(Array.from({ length: children }, () => makePlayer(db, { createdAt: new Date() })))
  const mark = makeJudgement({ score: 0, parts: [{ id: 'p1', part: 'Amoz', status: 'missing', evidence: '' }] })
  const ids = JSON.stringify(players.map(({ id, loginId }) => ({ id, login_id: loginId })))
  const told = insertedEvent({
    id: sql`event_id`,
    idempotencyKey: sql`null::uuid`,
    requestHash: sql.lit(''),
    seasonId: sql.lit('2026-isaiah'),
    playerId: sql`player_id`,
    loginId: sql`login_id`,
    kind: sql.lit('ai-evaluated'),
    occurredAt: sql`now()`,
    localDate: sql`current_date::text`,
    studySeconds: sql.lit(0),
    chapters: sql`'[1]'::jsonb`,
    questionsAnswered: sql.lit(1),
    pointsPossible: sql.lit(1),
    counted: sql.lit(0),
    repeated: sql.lit(0),
    tooFast: sql.lit(0),
    countedTriviaPoints: sql.lit(0),
    countedMemoryPoints: sql.lit(0),
    countedChapters: sql`'{}'::jsonb`,
  })
  await sql`
    with made as materialized (
      select p.id as player_id, p.login_id, gen_random_uuid() as event_id, gen_random_uuid() as id
      from jsonb_to_recordset(${ids}::jsonb) as p (id uuid, login_id uuid), generate_series(1, ${answersEach}::integer)
    ), told as (
      ${told} from made
    )
    insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, score, max_score,
      judged_by, built_in, judge_version, event_id)
    select id, '', '2026-isaiah', 'q1', 'version of q1', 1, player_id, 'a man of the city', 0, 1, 'built-in', ${JSON.stringify(mark)}::jsonb, '1',
      event_id
    from made
  `.execute(db)
}

const accept = (db: Database, wording: string): Promise<string> =>
  db.transaction().execute((tx) =>
    insertKeyRevision(tx, {
      id: randomUUID(),
      seasonId: '2026-isaiah',
      questionId: 'q1',
      partId: 'p1',
      kind: 'accept',
      scope: 'everywhere',
      wording,
    }),
  )

async function count(
  db: Database,
): Promise<{ remarks: number; corrections: number; twice: number; points: number; totals: number }> {
  const { rows } = await sql<{ remarks: number; corrections: number; twice: number; points: number; totals: number }>`
    select (select count(*) from remarks)::integer as remarks,
      (select count(*) from progress_events where correction_of is not null)::integer as corrections,
      (select count(*) from (select correction_of from progress_events where correction_of is not null
        group by correction_of having count(*) > 1) as again)::integer as twice,
      (select sum(points_earned) from progress_events)::integer as points,
      (select coalesce(sum((totals -> 'byKind' -> 'ai-evaluated' ->> 'earned')::integer), 0) from player_totals)::integer as totals
  `.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error('the statement always has one row')
  return counts
}

/** Waits until all is in the totals, and sees that every mark rose once. */
async function seeEachOnce(db: Database, see: See): Promise<void> {
  const tookMs = await until(async () => (await count(db)).totals >= answers, 180_000)
  const { corrections, twice, points, totals } = await count(db)
  see(`${totals} points in the totals after ${seconds(tookMs)}`, totals === answers && points === answers)
  see(`${corrections} corrections, ${twice} marks corrected twice`, corrections === answers && twice === 0)
}

export const remarkKilled: Row = {
  name: 'remark-killed',
  fault: `worker killed -9 twice while an accepted wording raises ${answers} marks`,
  mustBeSeen: 'goes on; every mark raised once; totals exact',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, { apps: { api: 0, rooms: 0, worker: 1 }, settings }, async ({ db, worker }) => {
      await fillAnswers(db)
      await accept(db, 'a man of the city')
      let before = 0
      for (const share of [0.1, 0.5]) {
        await until(async () => (await count(db)).remarks >= share * answers, 60_000)
        await worker[0]?.end('SIGKILL')
        const { remarks } = await count(db)
        see(`killed after ${remarks} of ${answers}`, remarks > before && remarks < answers)
        before = remarks
        await worker[0]?.start()
      }
      await seeEachOnce(db, see)
    }),
}

export const revisionsAtOnce: Row = {
  name: 'revisions-at-once',
  fault: `two wordings of one question accepted at once, over two workers, for the same ${answers} answers`,
  mustBeSeen: 'every mark raised once; totals exact',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, { apps: { api: 0, rooms: 0, worker: 2 }, settings }, async ({ db }) => {
      await fillAnswers(db)
      await Promise.all([accept(db, 'a man of the city'), accept(db, 'the man of the city')])
      await until(async () => (await count(db)).remarks >= 2 * answers, 180_000)
      const { remarks } = await count(db)
      see(`${remarks} remarks of two wordings`, remarks === 2 * answers)
      await seeEachOnce(db, see)
    }),
}
