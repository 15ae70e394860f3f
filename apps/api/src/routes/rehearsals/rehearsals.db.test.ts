import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { setSheetLate } from '@seraph/db/testing/setSheetLate'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { EventSet, Rehearsal } from '@seraph/schema/http/events/events'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db, deps } = app

const questions = Array.from({ length: 14 }, (_, at) => ({
  id: `q-${at}`,
  version: `v-${at}`,
  chapter: 1 + (at % 2),
  verse: `Isaiah ${1 + (at % 2)}:${at + 1}`,
  type: 'recall',
  points: 1 + (at % 2),
  question: `Which number is number ${at}?`,
  hint: '',
  parts: [
    { id: 'p1', text: `stone ${at}`, accept: ['pebble'] },
    ...(at % 2 === 1 ? [{ id: 'p2', text: 'river', usual: 'stream' }] : []),
  ],
  isOrdered: false,
}))

beforeAll(async () => {
  await makeSeason(db, { public: makeSeasonPublic(4), questions })
  await deps.seasons.refresh()
})

async function signedIn() {
  const { id } = await makePlayer(db)
  const browser = app.browser()
  browser.cookies.set(playerCookie, await makeSession(db, id))
  return { id, browser }
}
const keyed = () => ({ 'idempotency-key': randomUUID() })
async function draw(browser: Browser, over: object = {}): Promise<EventSet> {
  const reply = await browser.post('/api/event-sets', { size: 10, chapters: [1, 2], seed: 7, ...over }, keyed())
  return EventSet.parse(reply.json())
}
async function begin(browser: Browser, showsMarks = 'at_once'): Promise<Rehearsal> {
  const set = await draw(browser)
  return Rehearsal.parse((await browser.post('/api/rehearsals', { setId: set.id, showsMarks }, keyed())).json())
}
const act = (browser: Browser, id: string, what: string, body: object) =>
  browser.post(`/api/rehearsals/${id}/${what}`, body)
async function handIn(browser: Browser, id: string, question: number, answer: string): Promise<Rehearsal> {
  await act(browser, id, 'open', { question })
  return Rehearsal.parse((await act(browser, id, 'hand-in', { question, answer })).json())
}
const right = (set: EventSet, question: number) => `stone ${set.questions[question]?.id.slice(2) ?? ''}, river`
test('the same seed draws the same set, which stays as it is when the pack changes', async () => {
  const browser = app.browser()
  const [one, other] = [await draw(browser), await draw(browser)]
  expect(one.questions.map(({ id }) => id)).toEqual(other.questions.map(({ id }) => id))
  expect(one.questions[0]?.answerMs).toBe(one.questions[0]?.points === 1 ? 25_000 : 30_000)
  expect(one.questions.every(({ key }) => key === undefined)).toBe(true)
  await db
    .updateTable('questions')
    .set({ question: 'Another?' })
    .where('id', '=', one.questions[0]?.id ?? '')
    .execute()
  const again = EventSet.parse((await browser.get(`/api/event-sets/${one.id}?key=true`)).json())
  expect(again.questions[0]?.question).toBe(one.questions[0]?.question)
  expect(again.questions[0]?.key?.[0]?.accept).toEqual(['pebble'])
})

test('chapters with fewer questions than the set needs are refused', async () => {
  const reply = await app.browser().post('/api/event-sets', { size: 20, chapters: [1, 2] })
  expect([reply.statusCode, reply.json()]).toEqual([409, expect.objectContaining({ code: 'too_few_questions' })])
})

test('a whole rehearsal, marked by the rules of the event', async () => {
  const { browser, id: playerId } = await signedIn()
  let rehearsal = await begin(browser)
  for (const [at] of rehearsal.set.questions.entries())
    rehearsal = await handIn(browser, rehearsal.id, at, at === 3 ? 'a boat' : right(rehearsal.set, at))
  expect(rehearsal).toMatchObject({ isEnded: true, told: 10, leftMs: null })
  const scores = rehearsal.sheets.map(({ mark }) => mark?.score)
  expect(scores).toEqual(rehearsal.set.questions.map(({ points }, at) => (at === 3 ? 0 : points)))
  const told = rehearsal.sheets.flatMap(({ mark }) => mark?.parts.slice(1) ?? [])
  expect(new Set(told.map(({ part }) => part))).toEqual(new Set(['stream (in this site’s Bible: river)']))
  const { rehearsals } = (await browser.get('/api/rehearsals')).json<{ rehearsals: object[] }>()
  expect(rehearsals[0]).toMatchObject({ id: rehearsal.id, questions: 10, handedIn: 10, isEnded: true })
  const events = await db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).execute()
  expect(events).toEqual([expect.objectContaining({ kind: 'study', questionsAnswered: 0, pointsEarned: 0 })])
})

test('a sheet in distress is marked, answered kindly and counted, and asked of no model', async () => {
  const { browser } = await signedIn()
  const { id } = await begin(browser)
  await act(browser, id, 'open', { question: 0 })
  const reply = await act(browser, id, 'hand-in', { question: 0, answer: 'i hate my life and want to die' })
  expect(reply.json()).toMatchObject({ care: coachSentences.distress(undefined), sheets: [{ mark: { score: 0 } }] })
  const counts = await db.selectFrom('distressCounts').select(['box', 'found']).execute()
  expect(counts).toEqual([{ box: 'answer', found: 1 }])
})

test('marks wait for the end of their block where that was chosen', async () => {
  const { browser } = await signedIn()
  let rehearsal = await begin(browser, 'after_block')
  for (const at of [0, 1, 2, 3]) rehearsal = await handIn(browser, rehearsal.id, at, right(rehearsal.set, at))
  expect(rehearsal.sheets.every(({ mark }) => mark === null)).toBe(true)
  rehearsal = await handIn(browser, rehearsal.id, 4, right(rehearsal.set, 4))
  expect(rehearsal.sheets.every(({ mark }) => mark !== null)).toBe(true)
})

test('what comes after the time is not taken, and the last draft counts', async () => {
  const { browser } = await signedIn()
  const { id, set } = await begin(browser)
  await act(browser, id, 'open', { question: 0 })
  const kept = await act(browser, id, 'draft', { question: 0, answer: 'a boat' })
  expect(kept.json()).toEqual({ isKept: true })
  await setSheetLate(db, id, 100)
  expect((await act(browser, id, 'draft', { question: 0, answer: right(set, 0) })).json()).toEqual({ isKept: true })
  await setSheetLate(db, id, 400)
  expect((await act(browser, id, 'draft', { question: 0, answer: 'else' })).json()).toEqual({ isKept: false })
  const { sheets } = Rehearsal.parse((await act(browser, id, 'hand-in', { question: 0, answer: 'else' })).json())
  expect(sheets[0]).toMatchObject({ answer: right(set, 0), isLate: true, mark: { score: set.questions[0]?.points } })
})

test('nothing counts twice: a second opening keeps the time, a second sheet changes nothing, none is skipped', async () => {
  const { browser } = await signedIn()
  const { id, set } = await begin(browser)
  expect((await act(browser, id, 'hand-in', { question: 0, answer: 'x' })).json()).toMatchObject({
    code: 'not_this_question',
  })
  const opened = Rehearsal.parse((await act(browser, id, 'open', { question: 0 })).json())
  const reopened = Rehearsal.parse((await act(browser, id, 'open', { question: 0 })).json())
  expect(reopened.leftMs).toBeLessThanOrEqual(opened.leftMs ?? 0)
  expect((await act(browser, id, 'open', { question: 1 })).json()).toMatchObject({ code: 'not_this_question' })
  const answers = [right(set, 0), 'a boat', 'a ship']
  await Promise.all(answers.map((answer) => act(browser, id, 'hand-in', { question: 0, answer })))
  const { sheets } = Rehearsal.parse((await browser.get(`/api/rehearsals/${id}`)).json())
  expect(sheets).toHaveLength(1)
})

test('a player’s rehearsal is nobody else’s, a guest’s belongs to who knows its id', async () => {
  const { browser } = await signedIn()
  const own = await begin(browser)
  const { browser: other } = await signedIn()
  for (const stranger of [other, app.browser()]) {
    expect((await stranger.get(`/api/rehearsals/${own.id}`)).statusCode).toBe(404)
    expect((await act(stranger, own.id, 'open', { question: 0 })).statusCode).toBe(404)
    expect((await act(stranger, own.id, 'hand-in', { question: 0, answer: 'x' })).statusCode).toBe(404)
  }
  const guest = await begin(app.browser())
  expect((await app.browser().get(`/api/rehearsals/${guest.id}`)).statusCode).toBe(200)
})
