import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { migrate } from '../migrate.ts'
import { decideAppeals, findDoubtedMark, insertAppeal } from '../queries/appeals/appeals.ts'
import { insertKeyRevision } from '../queries/appeals/keyRevisions.ts'
import { listWaitingGroups } from '../queries/appeals/waitingAppeals.ts'
import { listDueMarks, listStoredResponses, remarkBatch } from '../queries/appeals/remarks.ts'
import { insertedEvent } from '../queries/progress/insertedEvent.ts'
import { makePlayer } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db } = await testDatabase()
const seasonId = '2026-isaiah'
const about = { seasonId, questionId: 'manger', partId: 'p1', wording: 'the crib' }

/** A mark of 0 of 1 as the version before stored it, and the event that counts it. */
async function storeFormer(of: { playerId: string; loginId: string; part: object; byModel: boolean }): Promise<string> {
  const [id, eventId] = [randomUUID(), randomUUID()]
  const mark = JSON.stringify({ score: 0, maxScore: 1, parts: [{ ...of.part, status: 'missing', evidence: '' }] })
  const event = insertedEvent({
    id: sql`${eventId}::uuid`,
    idempotencyKey: sql`null::uuid`,
    requestHash: sql.lit(''),
    seasonId: sql.lit(seasonId),
    playerId: sql`${of.playerId}::uuid`,
    loginId: sql`${of.loginId}::uuid`,
    kind: sql.lit('ai-evaluated'),
    occurredAt: sql`now()`,
    localDate: sql.lit('2026-11-20'),
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
  await sql`${event}`.execute(db)
  const [by, model] = of.byModel ? ['model', mark] : ['built-in', null]
  await sql`
    insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, score, max_score,
      judged_by, built_in, model, model_name, prompt_version, judge_version, is_awaiting_model, event_id)
    values (${id}, '', ${seasonId}, 'manger', 'v', 1, ${of.playerId}, 'The crib!', 0, 1, ${by}, ${mark}::jsonb, ${model}::jsonb,
      ${model === null ? null : 'm'}, ${model === null ? null : '1'}, '1', false, ${eventId})`.execute(db)
  return id
}

test('marks from before appeals keep their points and reviews, and can be asked about and raised; an appeal from before hosts stays', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: '20261122T2300-rehearsals' })
  await sql`insert into seasons (id, hash, public, lexicon) values (${seasonId}, 'hash', '{}', '{}')`.execute(db)
  const player = await makePlayer(db)
  const former = { playerId: player.id, loginId: player.loginId }
  const ids = [
    await storeFormer({ ...former, part: { part: 'manger' }, byModel: false }),
    await storeFormer({ ...former, part: { id: 'p1', part: 'manger' }, byModel: true }),
  ]
  const [unnamed = '', modelled = ''] = ids
  const lines = () =>
    sql`select evaluation_id, reviewed_at, parts from reviews order by id`.execute(db).then(({ rows }) => rows)
  const logged = await lines()
  expect(logged).toHaveLength(1)

  expect(await migrate(db, { upTo: '20261122T2310-appeals' })).toEqual(['20261122T2310-appeals'])
  const appeal = { ...about, playerId: player.id, note: null }
  await insertAppeal(db, { ...appeal, id: randomUUID(), evaluationId: unnamed, askedBy: 'player' })
  expect(await migrate(db)).toContain('20261123T1000-host-appeals')

  const points = async () => {
    const marks = await db.selectFrom('evaluations').select(['id', 'score', 'addedPoints']).execute()
    return Object.fromEntries(marks.map(({ id, score, addedPoints }) => [id, [score, addedPoints]]))
  }
  expect(await points()).toEqual({ [unnamed]: [0, 0], [modelled]: [0, 0] })
  expect(await lines()).toEqual(logged)
  expect(await findDoubtedMark(db, modelled)).toMatchObject({ playerId: player.id, roomId: null })
  await insertAppeal(db, { ...appeal, id: randomUUID(), evaluationId: modelled, askedBy: 'host' })
  const { groups } = await listWaitingGroups(db, { seasonId, coachId: undefined, limit: 10 })
  expect(groups).toMatchObject([{ wording: 'the crib', appeals: 2, answers: 2, players: 1 }])

  const revisionId = await db.transaction().execute(async (tx) => {
    const decided = await decideAppeals(tx, { ...about, coachId: undefined }, { decision: 'accepted', reason: null })
    expect(decided).toHaveLength(2)
    return insertKeyRevision(tx, { ...about, id: randomUUID(), kind: 'accept', scope: 'everywhere' })
  })
  const reach = { ...about, clubId: null, evaluationId: null, partText: 'manger' }
  expect(await listStoredResponses(db, reach)).toEqual(['The crib!'])
  const gains = [{ response: 'The crib!', gain: 1 }]
  const marks = await listDueMarks(db, { revisionId, reach, gains })
  await db.transaction().execute((tx) => remarkBatch(tx, { revisionId, partId: 'p1', marks }))
  expect(await points()).toEqual({ [unnamed]: [0, 1], [modelled]: [0, 1] })
  const corrections = await db
    .selectFrom('progressEvents')
    .select(['pointsEarned', 'questionsAnswered'])
    .where('correctionOf', 'is not', null)
    .execute()
  expect(corrections).toEqual([1, 1].map((pointsEarned) => ({ pointsEarned, questionsAnswered: 0 })))
})
