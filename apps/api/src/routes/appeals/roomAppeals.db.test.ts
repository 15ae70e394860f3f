import { insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { makeQuestion, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeSeat } from '@seraph/db/testing/makeRoom'
import { judge } from '@seraph/judge/judge'
import { coachCookie, playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { as } from '../../testing/roomBrowser.ts'
import { signIn } from '../../testing/signIn.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db } = app
const question = makeQuestion({
  id: 'manger',
  question: 'What does the donkey know?',
  parts: [{ text: 'manger', usual: 'trough' }],
})
await makeSeason(db, { questions: [question] })
const { room, coach, host, seats } = await makeRoom(db, { participants: 3 })
const [one, two, guest] = seats
if (one === undefined || two === undefined || guest === undefined) throw new Error('three seats are made')
const browser = app.browser()
browser.cookies.set(coachCookie, coach.token)

/** An answer in the room, of a guest where `isCounting` is false; returns the mark's id. */
async function answer(seat: MadeSeat, response: string, isCounting = true): Promise<string> {
  const evaluationId = randomUUID()
  const counting = { playerId: seat.playerId ?? '', localDate: '2026-11-20', eventId: randomUUID() }
  const marked = await insertRoomAnswer(db, {
    roomId: room.id,
    participantId: seat.id,
    seasonId: '2026-isaiah',
    question: { id: 'manger', version: 'version of manger', chapter: 1 },
    submissionId: randomUUID(),
    evaluationId,
    response,
    builtIn: judge({ ...question, parts: [...question.parts] }, response),
    judgeVersion: '1',
    leaseMs: undefined,
    counting: isCounting ? counting : undefined,
  })
  expect(marked).toBeDefined()
  return evaluationId
}
const ids = [await answer(one, 'The crib!'), await answer(two, 'the crib'), await answer(guest, 'the crib', false)]
const [first = '', second = '', ofGuest = ''] = ids
const appeal = (evaluationId: string) => ({ evaluationId, partId: 'p1' })
const about = { questionId: 'manger', partId: 'p1', wording: 'the crib' }
type Queue = { waiting: number; groups: { wording: string; appeals: number }[] }

test('a host asks for a child of another club, by the session or the room’s token, and nobody else does', async () => {
  const other = await signInCoach(app)
  const player = app.browser()
  player.cookies.set(playerCookie, await makeSession(db, two.playerId ?? ''))
  for (const stranger of [other.browser, player, app.browser()])
    expect((await stranger.post('/api/appeals', appeal(first))).statusCode).toBe(403)
  expect((await browser.post('/api/appeals', appeal(first))).json()).toEqual({ status: 'waiting' })
  const byToken = await app.browser().post('/api/appeals', appeal(second), as(host.token))
  expect(byToken.json()).toEqual({ status: 'waiting' })
  expect((await browser.post('/api/appeals', appeal(ofGuest))).json()).toEqual({ status: 'counted' })
  const asked = await db.selectFrom('appeals').select(['playerId', 'askedBy']).execute()
  expect(new Set(asked)).toEqual(new Set([one, two].map(({ playerId }) => ({ playerId, askedBy: 'host' }))))
})

test('results tell whose mark it is and what became of asking', async () => {
  const reply = await browser.get(`/api/study-rooms/${room.id}/results`)
  const answers = reply
    .json<{ participants: { id: string; answers: object[] }[] }>()
    .participants.map(({ id, answers: own }) => [id, own[0]])
  expect(Object.fromEntries(answers)).toMatchObject({
    [one.id]: { evaluationId: first, appeal: 'waiting' },
    [guest.id]: { evaluationId: ofGuest, appeal: null },
  })
})

test('the answers that lack points are listed for the player’s readers', async () => {
  const player = app.browser()
  player.cookies.set(playerCookie, await makeSession(db, two.playerId ?? ''))
  const path = `/api/player-progress/${two.playerId ?? ''}/lacking`
  expect((await player.get(path)).json()).toMatchObject({
    answers: [
      {
        evaluationId: second,
        answer: 'the crib',
        score: 0,
        maxScore: 1,
        appeal: 'waiting',
        parts: [{ part: 'trough (in this site’s Bible: manger)' }],
      },
    ],
  })
  expect((await browser.get(path)).statusCode).toBe(403)
})

test('the room’s coach alone decides: a club’s wording is for its players, the children of other clubs have their answers accepted', async () => {
  const { teamId, clubId } = await db
    .selectFrom('players')
    .select(['teamId', 'clubId'])
    .where('id', '=', (await signIn(app)).id)
    .executeTakeFirstOrThrow()
  const { id: coachId } = await db
    .selectFrom('coaches')
    .innerJoin('coachCodes', 'coachCodes.coachId', 'coaches.id')
    .select('coaches.id')
    .where('coachCodes.code', '=', coach.code)
    .executeTakeFirstOrThrow()
  await db.updateTable('teams').set({ coachId, coachName: 'Coach Kim' }).where('id', '=', teamId).execute()
  const stranger = (await signInCoach(app)).browser
  expect((await stranger.get('/api/appeals')).json<Queue>()).toMatchObject({ waiting: 0, groups: [] })
  expect((await stranger.post('/api/appeals/decide', { ...about, decision: 'answer' })).statusCode).toBe(404)
  expect((await browser.get('/api/appeals')).json<Queue>()).toMatchObject({
    waiting: 1,
    groups: [{ ...about, appeals: 2, guests: 1 }],
  })
  const preview = await browser.post('/api/appeals/preview', { ...about, scope: 'club' })
  expect(preview.json()).toEqual({ marks: 0, players: 0, points: 0, others: 2, refusal: null })
  const decided = await browser.post('/api/appeals/decide', { ...about, decision: 'accept', scope: 'club' })
  expect(decided.json()).toEqual({ decided: 2, refusal: null })
  const revisions = await db.selectFrom('keyRevisions').select(['scope', 'clubId', 'evaluationId']).execute()
  expect(new Set(revisions)).toEqual(
    new Set([
      { scope: 'club', clubId, evaluationId: null },
      { scope: 'answer', clubId: null, evaluationId: first },
      { scope: 'answer', clubId: null, evaluationId: second },
    ]),
  )
})

test('questions are ranked by what was overturned, with their wordings, for whoever decides', async () => {
  const expected = { questionId: 'manger', appealed: 2, guests: 0, overturned: 2, questionWrong: 0 }
  const wordings = [{ partId: 'p1', wording: 'the crib', appealed: 2, overturned: 2 }]
  expect((await browser.get('/api/appeals/questions')).json()).toMatchObject({ questions: [{ ...expected, wordings }] })
  const stranger = (await signInCoach(app)).browser
  expect((await stranger.get('/api/appeals/questions')).json()).toEqual({ questions: [] })
})
