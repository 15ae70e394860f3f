import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { JUDGE_VERSION } from '@seraph/judge/judge'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { answerKings, kingsQuestion } from '../../testing/askKings.ts'
import { testApp } from '../../testing/testApp.ts'

const { db, deps, app, statements, browser } = await testApp()
const second = await testApp({ settings: { DATABASE_URL: deps.env.DATABASE_URL } })

beforeAll(async () => {
  await makeSeason(db, { questions: [kingsQuestion] })
  await Promise.all([deps.seasons.refresh(), second.deps.seasons.refresh()])
})

const evaluate = async (userAnswer: string, question?: object) =>
  browser().post('/api/evaluate', answerKings(userAnswer, question))
const rowOf = async (id: string) =>
  db.selectFrom('evaluations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an answer is marked part by part and stored', async () => {
  const reply = await evaluate('Jotham and Uzziah')
  const mark = evaluateAnswer.reply.parse(reply.json())
  expect(mark).toMatchObject({ score: 2, maxScore: 3, judgedBy: 'built-in', surplus: [], flags: [] })
  expect(mark.parts.map(({ part, status }) => [part, status])).toEqual([
    ['Uzziah', 'given'],
    ['Jotham', 'given'],
    ['Hezekiah', 'missing'],
  ])
  expect(mark.alsoAccepted).toEqual(['Ezekias', 'son of Ahaz', 'father of Manasseh'])
  expect(await rowOf(mark.id)).toMatchObject({
    questionId: 'kings',
    questionVersion: kingsQuestion.version,
    chapter: 1,
    playerId: null,
    response: 'Jotham and Uzziah',
    score: 2,
    maxScore: 3,
    judgedBy: 'built-in',
    judgeVersion: JUDGE_VERSION,
    builtIn: { score: 2, maxScore: 3, parts: mark.parts },
    model: null,
    modelName: null,
    promptVersion: null,
    isAwaitingModel: false,
    eventId: null,
  })
  // Facts are stored, and no sentence (rule 54).
  expect(mark.feedback).toBe('2 of 3: Uzziah and Jotham. Missing: Hezekiah.')
  expect(JSON.stringify((await rowOf(mark.id)).builtIn)).not.toMatch(/feedback|Missing/)
})

test('a mark from before, which holds its sentence, is read like any other', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const submit = async () => browser().post('/api/evaluate', answerKings('Jotham and Uzziah'), key)
  const first = (await submit()).json()
  const { builtIn } = await rowOf(first.id)
  await db
    .updateTable('evaluations')
    .set({ builtIn: JSON.stringify({ ...builtIn, feedback: 'Two of the three kings.' }) })
    .where('id', '=', first.id)
    .execute()
  expect((await submit()).json()).toEqual(first)
})

test('a question is found by its id, else by citation and exact words, and its key is never taken from the client', async () => {
  const cited = { verse: 'Isaiah 1:1', question: kingsQuestion.question, answer: ['Cyrus'], points: 8 }
  expect((await evaluate('Cyrus', cited)).json()).toMatchObject({ score: 0, maxScore: 3 })
  expect((await evaluate('Uzziah', cited)).json()).toMatchObject({ score: 1 })
  const unknown = [
    { id: 'other' },
    { verse: 'Isaiah 1:2', question: kingsQuestion.question },
    { verse: 'Isaiah 1:1' },
    {},
  ]
  for (const question of unknown) {
    const refused = await evaluate('Uzziah', question)
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'question_not_found' }])
  }
})

test('an empty answer and one that is too long are refused', async () => {
  for (const answer of ['', '  \n ', 'a'.repeat(4_001)]) {
    const refused = await evaluate(answer)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'invalid_request' }])
  }
})

test('what PostgreSQL cannot store does no harm', async () => {
  const reply = await evaluate('Uzziah\u0000, Jotham \ud800 and \u202eHezekiah')
  const { id, score } = evaluateAnswer.reply.parse(reply.json())
  expect(score).toBe(3)
  expect((await rowOf(id)).response).toBe('Uzziah, Jotham  and Hezekiah')
})

test('a guest’s answer is nobody’s; a player’s carries the player; one statement, two for a session’s first', async () => {
  const player = await makePlayer(db)
  const visitor = browser()
  const before = statements()
  const guests = (await visitor.post('/api/evaluate', answerKings('Uzziah'))).json<{ id: string }>()
  expect(statements() - before).toBe(1)
  visitor.cookies.set(playerCookie, await makeSession(db, player.id))
  const own = (await visitor.post('/api/evaluate', answerKings('Uzziah'))).json<{ id: string }>()
  expect(statements() - before).toBe(3)
  expect((await rowOf(guests.id)).playerId).toBeNull()
  expect((await rowOf(own.id)).playerId).toBe(player.id)
  const next = (await visitor.post('/api/evaluate', answerKings('Jotham'))).json<{ id: string }>()
  expect(statements() - before).toBe(4)
  expect((await rowOf(next.id)).playerId).toBe(player.id)
})

test('an answer under a session that has ended is nobody’s, however well it was known', async () => {
  const player = await makePlayer(db)
  const visitor = browser()
  visitor.cookies.set(playerCookie, await makeSession(db, player.id))
  const answer = async () => (await visitor.post('/api/evaluate', answerKings('Uzziah'))).json<{ id: string }>()
  expect((await rowOf((await answer()).id)).playerId).toBe(player.id)
  await db.updateTable('sessions').set({ endedAt: new Date() }).where('playerId', '=', player.id).execute()
  for (const id of [(await answer()).id, (await answer()).id]) expect((await rowOf(id)).playerId).toBeNull()
})

test('a repeat answers as the first did; the same key for another answer is refused', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await browser().post('/api/evaluate', answerKings('Uzziah'), key)
  const repeat = await browser().post('/api/evaluate', answerKings('Uzziah'), key)
  expect(repeat.json()).toEqual(first.json())
  const other = await browser().post('/api/evaluate', answerKings('Jotham'), key)
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'idempotency_key_reused' }])
  const bad = await browser().post('/api/evaluate', answerKings('Uzziah'), { 'idempotency-key': 'one' })
  expect(bad.statusCode).toBe(400)
})

test('fifty submissions under one key over two processes are one row with one reply', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const counted = async () => (await db.selectFrom('evaluations').select('id').execute()).length
  const before = await counted()
  const submit = (app: { browser: typeof browser }) => app.browser().post('/api/evaluate', answerKings('Uzziah'), key)
  const both = Array.from({ length: 25 }, () => [submit({ browser }), submit(second)])
  const replies = await Promise.all(both.flat())
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies[0]?.statusCode).toBe(200)
  expect(await counted()).toBe(before + 1)
})

test('marks are counted by who judged', async () => {
  const metrics = await app.inject('/metrics')
  expect(metrics.body).toMatch(/seraph_evaluations_total\{judged_by="built-in",process="api"\} \d+/)
})
