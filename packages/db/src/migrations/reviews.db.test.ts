import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { migrate } from '../migrate.ts'
import { listReviewLog } from '../testing/reviewLog.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db } = await testDatabase()

test('what was marked before is logged, by the mark that counts, where its verdicts name their parts', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: '20261122T2030-counted-work' })
  const [playerId, clubId, teamId] = [randomUUID(), randomUUID(), randomUUID()]
  await db.transaction().execute(async (tx) => {
    await sql`insert into seasons (id, hash, public, lexicon) values ('2026-isaiah', 'hash', '{}', '{}')`.execute(tx)
    await sql`insert into clubs (id, name, name_key, state, state_key) values (${clubId}, 'Old', 'old', 'Ohio', 'ohio')`.execute(
      tx,
    )
    await sql`insert into teams (id, club_id, name, name_key) values (${teamId}, ${clubId}, 'Owls', 'owls')`.execute(tx)
    await sql`insert into player_codes (code, player_id) values ('OLD1A', ${playerId})`.execute(tx)
    await sql`
      insert into players (id, code, club_id, team_id, starting_chapter, gem, state, is_publicly_visible)
      values (${playerId}, 'OLD1A', ${clubId}, ${teamId}, 1, 'A', 'Ohio', false)`.execute(tx)
  })
  const judgement = (...parts: object[]) => JSON.stringify({ score: 0, maxScore: 1, parts })
  const given = { id: 'p1', part: 'Amoz', status: 'given', evidence: 'a child’s own words' }
  const missing = { ...given, status: 'missing' }
  for (const [question, by, builtIn, model] of [
    ['q1', 'built-in', judgement(given), null],
    ['q2', 'model', judgement(missing), judgement(given)],
    ['q3', 'built-in', judgement({ part: 'Amoz', status: 'given', evidence: '' }), null],
  ])
    await sql`
      insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, score, max_score,
        judged_by, built_in, model, model_name, prompt_version, judge_version, is_awaiting_model)
      values (${randomUUID()}, '', '2026-isaiah', ${question}, 'v', 1, ${playerId}, 'x', 0, 1, ${by}, ${builtIn}::jsonb, ${model}::jsonb,
        ${model === null ? null : 'm'}, ${model === null ? null : '1'}, '1', false)`.execute(db)

  expect(await migrate(db)).toContain('20261122T2210-reviews')

  const log = await listReviewLog(db, playerId)
  expect(Object.fromEntries(log.map(({ questionId, parts }) => [questionId, parts]))).toEqual({
    q1: [{ id: 'p1', status: 'given' }],
    q2: [{ id: 'p1', status: 'given' }],
  })
})
