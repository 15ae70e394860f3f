import { insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { makeQuestion, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeSeat } from '@seraph/db/testing/makeRoom'
import { coachCookie, playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { as, coachBrowser, playerBrowser } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db } = app
const questions = [1, 2].map((chapter) =>
  makeQuestion({
    id: `q${chapter}`,
    chapter,
    verse: `Isaiah ${chapter}:1`,
    points: 2,
    ...(chapter === 2 && { parts: [{ text: 'Amoz' }, { text: 'the crib', usual: 'the manger' }] }),
  }),
)
await makeSeason(db, { questions })
const made = await makeRoom(db, { participants: 2, chapters: [1, 2] })

const answer = (seat: MadeSeat, chapter: number, score: number, response: string) =>
  insertRoomAnswer(db, {
    roomId: made.room.id,
    participantId: seat.id,
    seasonId: '2026-isaiah',
    question: { id: `q${chapter}`, version: `version of q${chapter}`, chapter },
    submissionId: randomUUID(),
    evaluationId: randomUUID(),
    response,
    builtIn: makeJudgement({
      score,
      maxScore: 2,
      ...(chapter === 2 && {
        parts: [
          { id: 'p1', part: 'Amoz', status: 'given', evidence: 'Amoz' },
          { id: 'p2', part: 'the crib', status: 'missing', evidence: '' },
        ],
      }),
    }),
    judgeVersion: '1',
    leaseMs: undefined,
    counting: undefined,
  })
const [one, two] = made.seats
if (one === undefined || two === undefined) throw new Error('two seats are made')
await answer(one, 1, 2, 'Amoz')
await answer(one, 2, 1, '=HYPERLINK("http://evil.test")')
await answer(two, 1, 0, 'a "quoted"\nanswer')
await db
  .updateTable('studyRooms')
  .set({ status: 'completed', endedAt: new Date() })
  .where('id', '=', made.room.id)
  .execute()
const browser = app.browser()
browser.cookies.set(coachCookie, made.coach.token)
const path = `/api/study-rooms/${made.room.id}/results`

test('a finished room tells its host who answered what, with marks, by participant and chapter', async () => {
  const byToken = await app.browser().get(path, { headers: as(made.host.token) })
  const reply = await browser.get(path)
  expect(reply.json()).toEqual(byToken.json())
  expect(reply.json()).toMatchObject({
    status: 'completed',
    coachName: 'Coach Kim',
    participants: [
      {
        nickname: one.nickname,
        score: 3,
        pointsPossible: 4,
        accuracy: 75,
        questionsAnswered: 2,
        chapters: [
          { chapter: 1, score: 2, pointsPossible: 2, accuracy: 100, questionsAnswered: 1 },
          { chapter: 2, score: 1, pointsPossible: 2, accuracy: 50, questionsAnswered: 1 },
        ],
        answers: [
          {
            questionId: 'q1',
            question: 'What does q1 ask?',
            verse: 'Isaiah 1:1',
            answer: 'Amoz',
            score: 2,
            feedback: 'All 2 points: Amoz.',
            parts: [{ part: 'Amoz', status: 'given', evidence: 'Amoz' }],
            flags: [],
          },
          {
            questionId: 'q2',
            score: 1,
            isFinal: true,
            judgedBy: 'built-in',
            feedback: '1 of 2: Amoz. Missing: the manger.',
            parts: [{ part: 'Amoz' }, { part: 'the manger (in this site’s Bible: the crib)' }],
          },
        ],
      },
      { nickname: two.nickname, score: 0, accuracy: 0 },
    ],
    chapters: [
      { chapter: 1, score: 2, pointsPossible: 4, accuracy: 50, questionsAnswered: 2 },
      { chapter: 2, score: 1, pointsPossible: 2, accuracy: 50, questionsAnswered: 1 },
    ],
  })
})

test('the CSV has a line an answer, and no cell is a formula', async () => {
  const reply = await browser.get(`${path}.csv`)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="room-${made.room.code}.csv"`)
  const text = reply.body.replace('\uFEFF', '')
  expect(text.split('\r\n')[0]).toContain('"Player","Team","Chapter"')
  expect(text).toContain(
    `"${one.nickname}","Team 1","Isaiah 1","Isaiah 1:1","What does q1 ask?","Amoz",2,2,"All 2 points: Amoz.","built-in"`,
  )
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  expect(text).toContain('"a ""quoted""\nanswer"')
  expect(text).toContain('"1 of 2: Amoz. Missing: the manger."')
})

test('the coach finds the room again in the list, another coach does not', async () => {
  const listed = await browser.get('/api/study-rooms')
  expect(listed.json()).toMatchObject({
    rooms: [{ id: made.room.id, status: 'completed', participants: 2, endedAt: expect.any(String) }],
  })
  const other = await coachBrowser(app)
  expect((await other.browser.get('/api/study-rooms')).json()).toEqual({ rooms: [] })
  expect((await other.browser.get(path)).statusCode).toBe(403)
  expect((await app.browser().get('/api/study-rooms')).statusCode).toBe(401)
})

test('a participant keeps its own answers and what all made together, by its token and by its session, and nobody else has them', async () => {
  const own = `/api/study-rooms/${made.room.id}/own-result`
  const byToken = await app.browser().get(own, { headers: as(two.token) })
  expect(byToken.json()).toMatchObject({
    nickname: two.nickname,
    score: 0,
    pointsPossible: 2,
    questionsAnswered: 1,
    chapters: [{ chapter: 1, accuracy: 0 }],
    answers: [{ questionId: 'q1', answer: 'a "quoted"\nanswer' }],
    team: { participants: 2, questionsAnswered: 3, score: 3, pointsPossible: 6, accuracy: 50 },
  })
  expect(byToken.body).not.toContain(one.nickname)
  const player = app.browser()
  player.cookies.set(playerCookie, await makeSession(db, two.playerId ?? ''))
  expect((await player.get(own)).json()).toEqual(byToken.json())
  expect((await player.get('/api/study-rooms/played')).json()).toMatchObject({
    rooms: [{ id: made.room.id, name: 'Room', score: 0, pointsPossible: 2, accuracy: 0, questionsAnswered: 1 }],
  })
  const stranger = await playerBrowser(app, true)
  expect((await stranger.browser.get(own)).statusCode).toBe(404)
  expect((await stranger.browser.get('/api/study-rooms/played')).json()).toEqual({ rooms: [] })
  for (const headers of [as(made.host.token), {}])
    expect((await app.browser().get(own, { headers })).statusCode).toBe(404)
  const another = await makeRoom(db, { participants: 1 })
  const elsewhere = as(another.seats[0]?.token ?? '')
  expect((await app.browser().get(own, { headers: elsewhere })).statusCode).toBe(404)
})

test('rooms of a season that is over stay in the lists of coach and player', async () => {
  await makeSeason(db, { id: '2027-acts' })
  expect((await browser.get('/api/study-rooms')).json()).toMatchObject({ rooms: [{ seasonId: '2026-isaiah' }] })
  const player = app.browser()
  player.cookies.set(playerCookie, await makeSession(db, one.playerId ?? ''))
  expect((await player.get('/api/study-rooms/played')).json()).toMatchObject({ rooms: [{ seasonId: '2026-isaiah' }] })
})

test('the answer of a text that was deleted is told as gone', async () => {
  await db.updateTable('evaluations').set({ response: null }).execute()
  const [first] = (await browser.get(path)).json<{ participants: { answers: { answer: unknown }[] }[] }>().participants
  expect(first?.answers[0]).toMatchObject({ answer: null, score: 2 })
})
