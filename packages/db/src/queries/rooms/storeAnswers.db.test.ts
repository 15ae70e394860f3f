import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { makeQuestion, makeSeason } from '../../testing/make.ts'
import { makeJudgement } from '../../testing/makeMarks.ts'
import { makeRoom } from '../../testing/makeRoom.ts'
import type { MadeRoom } from '../../testing/makeRoom.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { insertFreeAnswers, insertRoomAnswer } from './storeAnswers.ts'
import type { MarkedAnswer, NewRoomAnswer } from './storeAnswers.ts'

const { db } = await testDatabase()
const questions = ['q1', 'q2', 'q3'].map((id) => makeQuestion({ id }))
const { id: seasonId } = await makeSeason(db, { questions })

/** An hour passes: whoever has answered may answer again. */
async function passAnHour(): Promise<void> {
  await sql`update logins set logged_in_at = logged_in_at - interval '1 hour'`.execute(db)
  await sql`update study_rooms set started_at = started_at - interval '1 hour'`.execute(db)
  await sql`update study_room_participants set joined_at = joined_at - interval '1 hour'`.execute(db)
  await sql`update study_room_participants set last_answer_at = last_answer_at - interval '1 hour'`.execute(db)
  await sql`update player_paces set busy = '{}'`.execute(db)
}

/** A room whose players logged in an hour ago. */
async function makeOldRoom(): Promise<MadeRoom> {
  const made = await makeRoom(db, { participants: 4 })
  await passAnHour()
  return made
}

function answerOf(made: MadeRoom, at: number, over: Partial<NewRoomAnswer> = {}): NewRoomAnswer {
  const { id: participantId = '', playerId = '' } = made.seats[at] ?? {}
  return {
    roomId: made.room.id,
    participantId,
    seasonId,
    question: { id: 'q1', version: '1', chapter: 1 },
    submissionId: randomUUID(),
    evaluationId: randomUUID(),
    response: 'Amoz',
    builtIn: makeJudgement(),
    judgeVersion: '1',
    leaseMs: undefined,
    counting: { playerId, localDate: '2026-11-24', eventId: randomUUID() },
    ...over,
  }
}

/** The answers of a room: one that counts, a guest's, one that waits for the model, and one too long for the time since the login. */
function someAnswers(made: MadeRoom, id: string): NewRoomAnswer[] {
  const question = { id, version: '1', chapter: 1 }
  return [
    answerOf(made, 0, { question }),
    answerOf(made, 1, { question, counting: undefined }),
    answerOf(made, 2, { question, leaseMs: 60_000, response: 'a "quoted", {odd} \\ word' }),
    answerOf(made, 3, { question, response: 'word '.repeat(40_000) }),
  ]
}

/** What is stored of a room, without what differs from room to room. */
async function storedOf({ room: { id } }: MadeRoom): Promise<unknown> {
  const { rows } = await sql`
    select a.version, a.question_id, a.local_date, a.study_seconds, e.response, e.score, e.max_score, e.built_in, e.is_awaiting_model,
      e.lease_until - e.created_at as lease, e.player_id is null as is_guest, e.event_id is not null as has_event, e.request_hash = a.submission_id::text as is_hashed,
      p.questions_answered, p.total_points_earned, p.total_points_possible, v.counted, v.repeated, v.too_fast, v.counted_chapters, v.chapters,
      v.points_earned, v.points_possible, v.questions_answered as event_questions, v.idempotency_key = e.id as is_keyed, v.login_id = l.id as is_of_login,
      (select array_agg(upper(r) - lower(r)) from player_paces c, unnest(c.busy) as r where c.player_id = p.player_id) as busy,
      (select array_agg(subject order by subject) from counted_actions c where c.player_id = p.player_id) as subjects,
      r.version as room_version
    from group_quiz_answers a join evaluations e on e.id = a.evaluation_id join study_room_participants p on p.id = a.participant_id
      join study_rooms r on r.id = a.room_id left join progress_events v on v.id = e.event_id left join logins l on l.player_id = e.player_id
    where a.room_id = ${id} order by a.version`.execute(db)
  return rows
}

/** Their marks, whatever became of the others. */
async function markTogether(answers: NewRoomAnswer[]): Promise<(MarkedAnswer | undefined)[]> {
  return (await insertFreeAnswers(db, answers)).map((tried) => tried?.marked)
}

const told = (marked: readonly (MarkedAnswer | undefined)[]) =>
  marked.map((one) => one && { ...one, eventId: one.eventId !== null, participant: one.participant.questionsAnswered })

test('answers that are stored together leave what they leave one by one', async () => {
  const [alone, together, neighbour] = [await makeOldRoom(), await makeOldRoom(), await makeOldRoom()]
  for (const id of ['q1', 'q2']) {
    const single: (MarkedAnswer | undefined)[] = []
    for (const answer of someAnswers(alone, id)) single.push(await insertRoomAnswer(db, answer))
    const [own, others] = [someAnswers(together, id), someAnswers(neighbour, id)]
    const both = await markTogether(own.flatMap((answer, at) => [answer, others[at] ?? answer]))
    expect(single).not.toContain(undefined)
    expect(told(both.filter((_, at) => at % 2 === 0))).toEqual(told(single))
    expect(told(both.filter((_, at) => at % 2 === 1))).toEqual(told(single))
    await passAnHour()
  }
  const stored = await storedOf(alone)
  expect(stored).toMatchObject({ length: 8 })
  expect(await storedOf(together)).toEqual(stored)
  expect(await storedOf(neighbour)).toEqual(stored)
})

test('rule 44: an answer counts once, is practice afterwards, and not at all where there was no time for it', async () => {
  const [made, other] = [await makeOldRoom(), await makeOldRoom()]
  const again = made.seats.map((seat, at) => ({ ...seat, id: other.seats[at]?.id ?? '' }))
  await sql`delete from study_room_participants where room_id = ${other.room.id} and not is_host`.execute(db)
  for (const { id, playerId } of again)
    await sql`insert into study_room_participants (id, room_id, nickname, player_id, token_hash, given_chapters)
      values (${id}, ${other.room.id}, 'MO1A', ${playerId}, ${Buffer.from(id)}, '[[1]]')`.execute(db)
  const answers = [answerOf(made, 0), answerOf(made, 1, { response: 'word '.repeat(40_000) })]
  const [first, second] = await markTogether(answers)
  expect([first?.counted, second?.counted]).toEqual([
    { counted: 1, repeated: 0, tooFast: 0 },
    { counted: 0, repeated: 0, tooFast: 1 },
  ])
  await passAnHour()
  const repeated = answers.map((_, at) => ({
    ...answerOf(made, at),
    roomId: other.room.id,
    participantId: again[at]?.id ?? '',
  }))
  const marked = await markTogether(repeated)
  expect(marked.map((one) => one?.counted)).toEqual([
    { counted: 0, repeated: 1, tooFast: 0 },
    { counted: 1, repeated: 0, tooFast: 0 },
  ])
})

test('nobody waits for a room, a player or a pace that somebody else holds; the others are stored', async () => {
  const [room, free] = [await makeOldRoom(), await makeOldRoom()]
  await db.transaction().execute(async (tx) => {
    await sql`select from study_rooms where id = ${room.room.id} for update`.execute(tx)
    await sql`select from players where id = ${free.seats[0]?.playerId} for update`.execute(tx)
    await sql`select from player_paces where player_id = ${free.seats[1]?.playerId} for update`.execute(tx)
    const since = performance.now()
    const tried = await insertFreeAnswers(db, [answerOf(room, 0), ...[0, 1, 2].map((at) => answerOf(free, at))])
    expect(performance.now() - since).toBeLessThan(1_000)
    expect(tried).toEqual([undefined, undefined, undefined, { marked: expect.anything() }])
    expect(tried.at(-1)?.marked?.version).toBe(free.room.version + 1)
  })
  const rest = [answerOf(room, 0), answerOf(free, 0), answerOf(free, 1)]
  expect(await markTogether(rest)).not.toContain(undefined)
})

test('where one can’t be stored none is, and each may be stored by itself', async () => {
  const made = await makeOldRoom()
  const known = answerOf(made, 0)
  await insertRoomAnswer(db, known)
  const clash = answerOf(made, 1, { evaluationId: known.evaluationId })
  const fine = answerOf(made, 2)
  expect(await insertFreeAnswers(db, [fine, clash])).toEqual([undefined, undefined])
  expect(await insertRoomAnswer(db, fine)).toMatchObject({ version: made.room.version + 2 })
})

test('a second answer to a question, one for a chapter that wasn’t given or of a room that has ended are refused', async () => {
  const [made, ended] = [await makeOldRoom(), await makeRoom(db, { status: 'completed' })]
  await insertRoomAnswer(db, answerOf(made, 0))
  const refused = [answerOf(made, 0), answerOf(made, 1, { question: { id: 'q9', version: '1', chapter: 9 } })]
  const tried = await insertFreeAnswers(db, [...refused, answerOf(made, 2), answerOf(ended, 0)])
  expect(tried.slice(0, 2)).toEqual([{ marked: undefined }, { marked: undefined }])
  expect(tried[2]?.marked?.version).toBe(made.room.version + 2)
  expect(tried[3]).toBeUndefined()
  expect(await insertRoomAnswer(db, answerOf(ended, 0))).toBeUndefined()
})

test('rule 195: a final mark that names its parts has its line in the review log at once; others are left to the worker', async () => {
  const made = await makeOldRoom()
  const parts = [{ id: 'p1', part: 'Amoz', status: 'given' as const, evidence: 'Amoz' }]
  const builtIn = makeJudgement({ parts })
  const [final, waiting, guest, unnamed] = [
    answerOf(made, 0, { builtIn }),
    answerOf(made, 1, { builtIn, leaseMs: 60_000 }),
    answerOf(made, 2, { builtIn, counting: undefined }),
    answerOf(made, 3),
  ]
  const all = [final, waiting, guest, unnamed]
  expect(await markTogether(all)).not.toContain(undefined)
  const ids = all.map(({ evaluationId }) => evaluationId)
  const logged = await db
    .selectFrom('evaluations')
    .select('id')
    .where('id', 'in', ids)
    .where('isLogged', '=', true)
    .execute()
  expect(logged).toEqual([{ id: final.evaluationId }])
  const lines = await db.selectFrom('reviews').selectAll().where('evaluationId', 'in', ids).execute()
  expect(lines).toMatchObject([
    {
      evaluationId: final.evaluationId,
      playerId: final.counting?.playerId,
      questionId: 'q1',
      wasHelped: false,
      parts: [{ id: 'p1', status: 'given' }],
      appliedAt: null,
    },
  ])
})
