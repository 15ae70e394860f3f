import { makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeRoom, makeSeat } from '@seraph/db/testing/makeRoom'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { joinAs } from '../testing/roomClient.ts'
import type { RoomClient } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const one = await testHub()
const { db } = one
const other = await testHub({ settings: one.settings })
const asking = await testHub({ settings: { ...one.settings, OPENAI_API_KEY: 'key' } })
await makeSeason(db, { questions: roomQuestions })

const seatOf = (made: MadeRoom, at = 0): MadeSeat => made.seats[at] ?? made.host
const eventsOf = (seat: MadeSeat) =>
  db
    .selectFrom('progressEvents')
    .selectAll()
    .where('playerId', '=', seat.playerId ?? '')
    .execute()
const figuresOf = async (seat: MadeSeat) =>
  db
    .selectFrom('studyRoomParticipants')
    .select(['questionsAnswered', 'totalPointsEarned', 'totalPointsPossible'])
    .where('id', '=', seat.id)
    .executeTakeFirst()

/** A room with its host and two participants, of whom the second is on another hub. */
async function enter(over: Parameters<typeof makeRoom>[1] = {}) {
  const made = await makeRoom(db, over)
  const host = await joinAs(one, made, made.host)
  const first = await joinAs(one, made, seatOf(made))
  const second = await joinAs(other, made, seatOf(made, 1))
  return { made, host, first, second }
}
const marksTold = (client: RoomClient) => client.told.filter(({ type }) => type === 'answer_submitted').length

test('7.1 and 7.2 an answer is marked by the season’s own key and told to participant, host and room', async () => {
  const { host, first, second } = await enter()
  const submissionId = first.answer('q1', 'Amoz', { question: { id: 'q1', points: 8, answer: 'Nonsense' } })
  const evaluation = { score: 1, maxScore: 1, judgedBy: 'built-in', isFinal: true }
  const told = { userId: first.seat.id, submissionId, questionId: 'q1', chapter: 1, evaluation }
  const mark = await first.take('answer_submitted')
  expect(mark).toMatchObject(told)
  // Nobody is signed in, so nothing could count.
  expect(mark.counted).toBeUndefined()
  expect(await host.take('answer_submitted')).toMatchObject(told)
  const score = await second.take('score_updated')
  expect(score).toMatchObject({ userId: first.seat.id, newScore: 1 })
  expect(score.participants).toMatchObject([{ score: 1, pointsPossible: 1, questionsAnswered: 1, accuracy: 100 }])
  expect(marksTold(second)).toBe(0)
  expect(Object.values(host.view().marks)).toMatchObject([{ userId: first.seat.id, score: 1 }])
  expect(await figuresOf(first.seat)).toEqual({ questionsAnswered: 1, totalPointsEarned: 1, totalPointsPossible: 1 })
  const row = await db.selectFrom('evaluations').selectAll().where('requestHash', '=', submissionId).execute()
  expect(row).toMatchObject([{ response: 'Amoz', score: 1, playerId: null, eventId: null }])
})

test('7.1 a question is found by verse and words, an unknown one is refused', async () => {
  const { first } = await enter()
  first.answer('', 'Amoz', { question: { verse: 'Isaiah 1:2', question: 'What does q2 ask?' } })
  expect(await first.take('answer_submitted')).toMatchObject({ questionId: 'q2' })
  const submissionId = first.answer('none', 'Amoz')
  expect(await first.take('error')).toMatchObject({ code: 'question_not_found', submissionId })
})

test('7.9 an answer in distress is marked, told to no model, and only its writer hears kind words', async () => {
  const made = await makeRoom(db)
  const host = await joinAs(asking, made, made.host)
  const first = await joinAs(asking, made, seatOf(made))
  const second = await joinAs(asking, made, seatOf(made, 1))
  first.answer('q1', 'I dont know, i want to die')
  expect(await first.take('answer_submitted')).toMatchObject({ evaluation: { judgedBy: 'built-in', isFinal: true } })
  expect(await first.take('care')).toMatchObject({ text: coachSentences.distress(undefined) })
  await host.take('answer_submitted')
  await second.take('score_updated')
  expect([...host.told, ...second.told].filter(({ type }) => type === 'care')).toEqual([])
  const counted = () => db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()
  await expect.poll(counted).toEqual([{ kind: 'self_harm', box: 'room_answer', found: 1 }])
})

test('7.3 a repeat and a second submission to the same question count nothing and tell the first mark', async () => {
  const { made, host, first, second } = await enter()
  const submissionId = first.answer('q1', 'Amoz')
  await first.take('answer_submitted')
  const { version } = first.view().room
  first.answer('q1', 'Amoz', { submissionId })
  first.answer('q1', 'Hosea')
  for (let time = 0; time < 2; time += 1)
    expect(await first.take('answer_submitted')).toMatchObject({ submissionId, evaluation: { score: 1 } })
  expect(await figuresOf(first.seat)).toMatchObject({ questionsAnswered: 1, totalPointsEarned: 1 })
  expect([first.view().room.version, marksTold(host)]).toEqual([version, 1])
  await second.take('score_updated')
  const again = await joinAs(other, made, first.seat)
  again.answer('q1', 'Amoz', { submissionId })
  expect(await again.take('answer_submitted')).toMatchObject({ submissionId })
  expect(await figuresOf(first.seat)).toMatchObject({ questionsAnswered: 1 })
})

test('7.3 of fifty submissions at the same moment one counts', async () => {
  const { first } = await enter()
  await Promise.all(Array.from({ length: 25 }, async (_, at) => first.answer('q3', at % 2 === 0 ? 'Amoz' : 'Hosea')))
  await first.until((_, told) => told.filter(({ type }) => type === 'answer_submitted').length === 25)
  const submissions = first.told.flatMap((message) =>
    message.type === 'answer_submitted' ? [message.submissionId] : [],
  )
  expect(new Set(submissions).size).toBe(1)
  expect(await figuresOf(first.seat)).toMatchObject({ questionsAnswered: 1 })
})

test('7.3 answers to all questions at once from both hubs are exact', async () => {
  const { made, host, first, second } = await enter({ chapters: [1, 2] })
  for (const client of [first, second])
    for (let question = 1; question <= 20; question += 1)
      client.answer(`q${question}`, question % 4 === 0 ? 'idk' : 'Amoz')
  for (const client of [first, second])
    await client.until((view) => Object.keys(view.answers).length === 20 && view.room.currentQuestion === 20)
  const figures = { questionsAnswered: 20, totalPointsEarned: 15, totalPointsPossible: 20 }
  expect([await figuresOf(seatOf(made)), await figuresOf(seatOf(made, 1))]).toEqual([figures, figures])
  await host.until((view) => Object.keys(view.marks).length === 40)
  await host.until(({ room }) => room.participants.filter(({ score }) => score === 15).length === 2)
  expect(host.told.some(({ type }) => type === 'room_snapshot')).toBe(false)
})

test('7.4 only in an active room, to an assigned chapter, by a participant in its own name', async () => {
  const waiting = await enter({ status: 'waiting' })
  const submissionId = waiting.first.answer('q1', 'Amoz')
  expect(await waiting.first.take('error')).toMatchObject({ code: 'room_not_active', submissionId })
  const { host, first, second, made } = await enter()
  first.answer('q11', 'Amoz')
  expect(await first.take('error')).toMatchObject({ code: 'chapter_not_assigned' })
  first.answer('q1', 'Amoz', { userId: second.seat.id })
  expect(await first.take('error')).toMatchObject({ code: 'seat_lost' })
  host.answer('q1', 'Amoz')
  expect(await host.take('error')).toMatchObject({ code: 'seat_lost' })
  first.answer('q1', 'Amoz', { roomId: randomUUID() })
  expect(await first.take('error')).toMatchObject({ code: 'not_joined' })
  first.client.send({ type: 'submit_answer', roomId: made.room.id, answer: '   ' })
  expect(await first.take('error')).toMatchObject({ code: 'bad_frame' })
})

test('7.4 what was taken back since is still answered, for its question may have been under way', async () => {
  const { host, first } = await enter()
  for (const chapters of [[2], []]) {
    host.send({ type: 'assign_chapters', participantId: first.seat.id, chapters })
    await first.take('chapters_assigned')
    const questionId = chapters.length > 0 ? 'q1' : 'q11'
    first.answer(questionId, 'Amoz')
    expect(await first.take('answer_submitted')).toMatchObject({ questionId, evaluation: { score: 1 } })
  }
  expect(first.view().room.participants.find(({ id }) => id === first.seat.id)).toMatchObject({
    assignedChapters: [],
    givenChapters: [[1], [2]],
    questionsAnswered: 2,
  })
})

test('7.5 a mark that waits for the model is told as not final', async () => {
  const made = await makeRoom(db)
  const member = await joinAs(asking, made, seatOf(made))
  member.answer('unsure', 'the one who has it and where it eats')
  const mark = await member.take('answer_submitted')
  expect(mark.evaluation).toMatchObject({ isFinal: false, judgedBy: 'built-in' })
  const row = await db.selectFrom('evaluations').selectAll().where('id', '=', mark.evaluation.id).executeTakeFirst()
  expect(row?.isAwaitingModel).toBe(true)
  expect(await asking.deps.queue.counts()).toMatchObject({ waiting: 1 })
})

test('7.6 it becomes progress, once, where the socket holds that player’s session', async () => {
  const made = await makeRoom(db)
  const seat = seatOf(made)
  const token = await makeSession(db, seat.playerId ?? '')
  const own = await joinAs(one, made, seat, { token })
  const submissionId = own.answer('q1', 'Amoz')
  await own.take('answer_submitted')
  own.answer('q1', 'Amoz', { submissionId })
  await own.take('answer_submitted')
  expect(await eventsOf(seat)).toMatchObject([
    { kind: 'ai-evaluated', questionsAnswered: 1, pointsEarned: 1, pointsPossible: 1, chapters: [1] },
  ])
  const stranger = await joinAs(one, made, seatOf(made, 1), { token })
  stranger.answer('q1', 'Amoz')
  await stranger.take('answer_submitted')
  expect([await eventsOf(seat), await eventsOf(seatOf(made, 1))].map((events) => events.length)).toEqual([1, 0])
})

test('7.6 the time of study runs from answer to answer, whatever reloads lie between', async () => {
  const made = await makeRoom(db)
  const seat = seatOf(made)
  const token = await makeSession(db, seat.playerId ?? '')
  const back = (seconds: number) => new Date(Date.now() - seconds * 1_000)
  await db
    .updateTable('studyRooms')
    .set({ startedAt: back(500) })
    .where('id', '=', made.room.id)
    .execute()
  await db
    .updateTable('studyRoomParticipants')
    .set({ joinedAt: back(265) })
    .where('id', '=', seat.id)
    .execute()
  const own = await joinAs(one, made, seat, { token })
  own.answer('q1', 'Amoz')
  await own.take('answer_submitted')
  await db
    .updateTable('studyRoomParticipants')
    .set({ lastAnswerAt: back(100) })
    .where('id', '=', seat.id)
    .execute()
  const again = await joinAs(other, made, seat, { token })
  again.answer('q2', 'Amoz')
  await again.take('answer_submitted')
  const seconds = (await eventsOf(seat)).map(({ studySeconds }) => studySeconds).toSorted((a, b) => a - b)
  expect(seconds.map((each) => Math.floor(each / 5) * 5)).toEqual([100, 265])
})

test('7.6 of answers at once as many count as a person can have given; the others are practice, and points of the room', async () => {
  const made = await makeRoom(db)
  const seat = seatOf(made)
  const token = await makeSession(db, seat.playerId ?? '')
  const own = await joinAs(one, made, seat, { token })
  own.answer('q1', 'Amoz')
  await own.take('answer_submitted')
  for (let question = 2; question <= 6; question += 1) own.answer(`q${question}`, 'Amoz')
  await own.until((view) => Object.keys(view.answers).length === 6)
  const events = await eventsOf(seat)
  expect(events.reduce((sum, { counted }) => sum + (counted ?? 0), 0)).toBe(1)
  expect(events.reduce((sum, { tooFast }) => sum + (tooFast ?? 0), 0)).toBe(5)
  // The child is told of each what the event stores.
  const told = Object.values(own.view().answers).map(({ counted }) => counted)
  expect(told).toContainEqual({ counted: 1, repeated: 0, tooFast: 0 })
  expect(told.filter((counted) => counted?.tooFast === 1 && counted.counted === 0)).toHaveLength(5)
  expect(await figuresOf(seat)).toMatchObject({ questionsAnswered: 6 })
})

test('7.8 an answer takes one statement, a repeat two, however many are in the room', async () => {
  const made = await makeRoom(db)
  for (let seat = 0; seat < 5; seat += 1) await makeSeat(db, made.room.id, [1])
  const first = await joinAs(one, made, seatOf(made))
  const statementsOf = async (question: string, options?: { submissionId: string }) => {
    const before = one.statements()
    const submissionId = first.answer(question, 'Amoz', options)
    await first.take('answer_submitted')
    return { count: one.statements() - before, submissionId }
  }
  // What the hub does by the clock may fall into one of three: the other two are the answer's own.
  const answers = [await statementsOf('q1'), await statementsOf('q2'), await statementsOf('q3')]
  const repeats: number[] = []
  for (const [at, { submissionId }] of answers.entries())
    repeats.push((await statementsOf(`q${at + 1}`, { submissionId })).count)
  const middleOf = (counts: number[]) => counts.toSorted((a, b) => a - b)[1]
  expect([middleOf(answers.map(({ count }) => count)), middleOf(repeats)]).toEqual([1, 2])
})
