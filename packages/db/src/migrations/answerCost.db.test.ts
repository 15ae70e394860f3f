import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { migrate } from '../migrate.ts'
import { recordProgress } from '../queries/progress/progressEvents.ts'
import { makeSeason } from '../testing/make.ts'
import { makeEvaluation, makeEvent } from '../testing/makeMarks.ts'
import { makeRoom } from '../testing/makeRoom.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db } = await testDatabase()

test('seats from before keep their chapters and know when they answered last; what was refused still is', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: '20261127T0045-covered-cards' })
  const { id: seasonId } = await makeSeason(db)
  const { room, seats } = await makeRoom(db, { participants: 2, chapters: [1, 2] })
  const [answered, silent] = seats.map(({ id, playerId = '' }) => ({ id, playerId }))
  if (answered === undefined || silent === undefined) throw new Error('no seats')
  for (const [at, question] of ['q1', 'q2'].entries()) {
    const evaluationId = await makeEvaluation(db, { seasonId, player: { id: answered.playerId } })
    await sql`insert into group_quiz_answers (room_id, participant_id, question_id, chapter, submission_id, evaluation_id, version,
        study_seconds, created_at)
      values (${room.id}, ${answered.id}, ${question}, 1, ${randomUUID()}, ${evaluationId}, ${at + 9}, 5,
        ${`2026-11-26T10:0${at}:00Z`}::timestamptz)`.execute(db)
  }
  await recordProgress(db, makeEvent({ playerId: answered.playerId, seasonId, questionsAnswered: 1 }))

  await migrate(db)

  const { rows } = await sql`select given_chapters, assigned_chapters, last_answer_at from study_room_participants
    where not is_host order by last_answer_at`.execute(db)
  const chapters = { givenChapters: [[1, 2]], assignedChapters: [1, 2] }
  expect(rows).toEqual([
    { ...chapters, lastAnswerAt: new Date('2026-11-26T10:01:00Z') },
    { ...chapters, lastAnswerAt: null },
  ])
  for (const change of [
    `study_rooms set chapters = '[]'`,
    `study_rooms set questions = '{}'`,
    `study_rooms set settings = '[]'`,
    `study_rooms set settings = '{"pace": "together", "minutes": 5}'`,
    `study_rooms set settings = '{"pace": "own", "secondsEach": 5}'`,
    `study_room_participants set assigned_chapters = '{}'`,
    `study_room_participants set given_chapters = '{}'`,
    `study_room_participants set gem = 'X'`,
    ...['study_seconds', 'questions_answered', 'crosswords_completed', 'memory_points', 'counted', 'repeated'].map(
      (column) => `progress_events set ${column} = -1`,
    ),
    ...['too_fast', 'counted_trivia_points', 'counted_memory_points'].map(
      (column) => `progress_events set ${column} = -1`,
    ),
    `progress_events set study_seconds = 7201`,
    `progress_events set crosswords_completed = 2`,
    `progress_events set counted_trivia_points = trivia_points + 1`,
    `progress_events set counted_memory_points = memory_points + 1`,
    `progress_events set kind = 'other'`,
    ...['study_seconds', 'questions_answered', 'crosswords_completed', 'memory_points'].map((column) =>
      `progress_events set correction_of = id, counted = null, repeated = null, too_fast = null,
        counted_trivia_points = null, counted_memory_points = null, counted_chapters = null, study_seconds = 0, questions_answered = 0,
        crosswords_completed = 0, memory_points = 0`.replace(`${column} = 0`, `${column} = 1`),
    ),
    `evaluations set score = max_score + 1`,
  ]) {
    const refused = sql`update ${sql.raw(change)}`.execute(db)
    await expect(refused, change).rejects.toMatchObject({ code: '23514' })
  }
})
