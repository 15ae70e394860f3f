import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const seraph = await testApp({ settings: { REPORT_LIMIT_ADDRESS: '3' } })
const { browser, db } = seraph
const url = '/api/error-reports'
const trivia = {
  id: 't1',
  chapter: 2,
  verse: 'Isaiah 2:1',
  question: 'Who saw this word?',
  choices: ['Ahaz', 'Isaiah', 'Jotham', 'Uzziah'],
  answer: 'Isaiah',
}
const report = {
  quizType: 'ai-evaluated',
  chapter: 1,
  questionNumber: 4,
  questionText: 'What does q1 ask?',
  userComment: 'The answer is wrong.',
}

beforeAll(() =>
  makeSeason(db, {
    questions: [makeQuestion({ id: 'q1', parts: [{ text: 'Amoz' }, { text: 'Judah' }] })],
    trivia: [trivia],
  }),
)
beforeEach(() => db.deleteFrom('errorReports').execute())
let addresses = 0
const page = () => {
  addresses += 1
  return browser(`10.3.0.${addresses}`)
}
const stored = () => db.selectFrom('errorReports').selectAll().executeTakeFirstOrThrow()

test('a comment in distress is stored as any other, answered kindly and counted', async () => {
  const reply = await page().post(url, { ...report, userComment: 'this is wrong and my dad hits me' })
  expect(reply.json()).toMatchObject({ care: coachSentences.distress(undefined) })
  expect((await stored()).userComment).toBe('this is wrong and my dad hits me')
  const counts = await db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()
  expect(counts).toEqual([{ kind: 'harm_by_others', box: 'error_report', found: 1 }])
})

test('a report holds what was seen, and the answer that the server knows', async () => {
  const reply = await page().post(url, {
    ...report,
    questionId: 'q1',
    questionText: 'Something else',
    reportedAnswer: 'Mine',
  })
  expect(reply.statusCode).toBe(200)
  expect(await stored()).toMatchObject({
    id: reply.json<{ id: string }>().id,
    seasonId: '2026-isaiah',
    quizType: 'ai-evaluated',
    chapter: 1,
    questionNumber: 4,
    questionId: 'q1',
    questionText: 'What does q1 ask?',
    reportedAnswer: 'Amoz; Judah',
    userComment: 'The answer is wrong.',
    playerCode: null,
    playerId: null,
    resolvedAt: null,
  })
})

test.each([
  ['without an id the text tells the question', report, { questionId: 'q1', reportedAnswer: 'Amoz; Judah' }],
  [
    'a trivia question by its id',
    { ...report, quizType: 'trivia', questionId: 't1' },
    { questionText: trivia.question, reportedAnswer: 'Isaiah' },
  ],
  [
    'a trivia question by its text',
    { ...report, quizType: 'trivia', chapter: 2, questionText: trivia.question },
    { questionId: 't1', reportedAnswer: 'Isaiah' },
  ],
  [
    'an unknown question is kept as it was sent',
    { ...report, questionId: 'gone', questionText: ' Old \u202Equestion ' },
    { questionId: null, questionText: 'Old question', reportedAnswer: null },
  ],
  [
    'a crossword as a whole',
    { ...report, quizType: 'crossword', questionNumber: 2, questionText: 'Isaiah 1 crossword' },
    { questionText: 'Isaiah 1 crossword', reportedAnswer: null },
  ],
  ['a code in any form', { ...report, playerCode: 'plr mo1a' }, { playerCode: 'MO1A', playerId: null }],
  ['no code', { ...report, playerCode: null }, { playerCode: null }],
  ['a comment on two lines', { ...report, userComment: ' One\r\ntwo\u0000 ' }, { userComment: 'One\ntwo' }],
])('%s', async (_, body, row) => {
  expect((await page().post(url, body)).statusCode).toBe(200)
  expect(await stored()).toMatchObject(row)
})

test('a signed-in player’s report is theirs', async () => {
  const { id, browser: own } = await signIn(seraph)
  await own.post(url, report)
  expect(await stored()).toMatchObject({ playerId: id, playerCode: null })
})

test.each([
  [{ userComment: '  \u200B ' }, 'invalid_request'],
  [{ userComment: 'x'.repeat(501) }, 'invalid_request'],
  [{ playerCode: 'x'.repeat(21) }, 'invalid_request'],
  [{ playerCode: 'AB' }, 'invalid_request'],
  [{ quizType: 'room' }, 'invalid_request'],
  [{ chapter: 7 }, 'chapter_not_in_season'],
])('%j is refused', async (over, code) => {
  const reply = await page().post(url, { ...report, ...over })
  expect(reply.json()).toMatchObject({ code })
  expect(await db.selectFrom('errorReports').select('id').execute()).toEqual([])
})

test('a repeat by its key is the same report, another text under it is refused', async () => {
  const headers = { 'idempotency-key': '6f1d8f0e-2f43-4a0e-9a6e-0d9d5f1f7c11' }
  const own = page()
  const first = await own.post(url, report, headers)
  expect((await own.post(url, report, headers)).json()).toEqual(first.json())
  expect((await own.post(url, { ...report, userComment: 'Else' }, headers)).json()).toMatchObject({
    code: 'idempotency_key_reused',
  })
  expect(await db.selectFrom('errorReports').select('id').execute()).toHaveLength(1)
})

test('one address may send so many in an hour', async () => {
  const own = page()
  for (let sent = 0; sent < 3; sent += 1) expect((await own.post(url, report)).statusCode).toBe(200)
  const reply = await own.post(url, report)
  expect(reply.statusCode).toBe(429)
  expect(reply.headers['retry-after']).toBeDefined()
})
