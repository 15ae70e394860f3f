import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { migrate } from '../migrate.ts'
import { findProgressState } from '../queries/progress/progressState.ts'
import { countOverview } from '../queries/progress/stats.ts'
import { makePlayer } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db } = await testDatabase()

test('events from before are kept as they are, correct nothing, and are counted as before', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: '20261122T0845-final-deletions' })
  const seasonId = '2026-isaiah'
  await sql`insert into seasons (id, hash, public, lexicon, is_current) values (${seasonId}, 'one', '{}', '{}', true)`.execute(
    db,
  )
  const { id: playerId, loginId } = await makePlayer(db)
  for (const kind of ['trivia', 'memory']) {
    await sql`
      insert into progress_events (id, request_hash, season_id, player_id, login_id, kind, occurred_at, local_date, study_seconds,
        questions_answered, points_earned, points_possible, chapters, crosswords_completed, trivia_points, memory_points)
      values (${randomUUID()}, '', ${seasonId}, ${playerId}, ${loginId}, ${kind}, now(), '2026-11-20', 60,
        ${kind === 'trivia' ? 3 : 0}::integer, ${kind === 'trivia' ? 2 : 0}::integer, ${kind === 'trivia' ? 3 : 0}::integer, '[1]', 0,
        ${kind === 'trivia' ? 200 : 0}::integer, ${kind === 'memory' ? 7 : 0}::integer)
    `.execute(db)
  }

  expect(await migrate(db)).toContain('20261122T1905-corrections')

  const none = { questionsAnswered: 0, pointsEarned: 0, pointsPossible: 0, crosswordsCompleted: 0, triviaPoints: 0 }
  const state = await findProgressState(db, playerId, seasonId)
  expect(state?.pending).toHaveLength(2)
  expect(state?.pending.find(({ kind }) => kind === 'memory')).toMatchObject({
    correctionOf: null,
    counts: { ...none, memoryPoints: 7 },
  })
  expect(state?.pending.find(({ kind }) => kind === 'trivia')).toMatchObject({
    correctionOf: null,
    counts: { ...none, questionsAnswered: 3, pointsEarned: 2, pointsPossible: 3, triviaPoints: 200, memoryPoints: 0 },
  })
  expect((await countOverview(db, [seasonId])).totalQuestionsAnswered).toBe(3)
})
