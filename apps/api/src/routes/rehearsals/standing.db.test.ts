import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { Rehearsal } from '@seraph/schema/http/events/events'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { openEvent } from '../../testing/eventBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'

const { app, db, questions } = await eventApp(5)

/** A child of a coach's, signed in. */
async function childOf(coachId: string | undefined): Promise<Browser> {
  const { id } = await makePlayer(db)
  await db
    .updateTable('players')
    .set({ coachId: coachId ?? null })
    .where('id', '=', id)
    .execute()
  const browser = app.browser()
  browser.cookies.set(playerCookie, await makeSession(db, id))
  return browser
}

/** Plays a set of five questions of two points each to its end, with so many points. */
async function play(browser: Browser, setId: string, points: number, isLeft = false): Promise<Rehearsal> {
  const headers = { 'idempotency-key': randomUUID() }
  const begun = await browser.post('/api/rehearsals', { setId, showsMarks: 'at_once' }, headers)
  let rehearsal = Rehearsal.parse(begun.json())
  for (const [question] of questions.entries()) {
    if (isLeft && question === 4) break
    await browser.post(`/api/rehearsals/${rehearsal.id}/open`, { question })
    const earned = Math.min(2, Math.max(0, points - 2 * question))
    const answer = earned === 2 ? `stone ${question}, river` : earned === 1 ? 'river' : 'a boat'
    const reply = await browser.post(`/api/rehearsals/${rehearsal.id}/hand-in`, { question, answer })
    rehearsal = Rehearsal.parse(reply.json())
    if (question < 4) expect(rehearsal.standing).toBeNull()
  }
  return rehearsal
}
const again = async (browser: Browser, { id }: Rehearsal) =>
  Rehearsal.parse((await browser.get(`/api/rehearsals/${id}`)).json()).standing

/** An event of a coach over a set, with marks from paper: the first team has so many points a question. */
async function tell(event: Awaited<ReturnType<typeof openEvent>>, scores: readonly number[], isTold = true) {
  const [owls, foxes] = event.room.teams
  const marks = scores.flatMap((score, question) => [
    { teamId: owls?.id, question, score },
    { teamId: foxes?.id, question, score: 0 },
  ])
  const { browser } = event.coach
  await browser.post(event.path('/paper-marks'), { marks })
  await event.step({ kind: 'end' })
  if (isTold) await browser.post(event.path('/publish'), { isPublished: true })
}

test('where nobody else has finished the set, a place is told of the full score, to a guest too', async () => {
  const { room, coach } = await openEvent(app, questions)
  expect((await play(app.browser(), room.setId, 9)).standing).toEqual({ place: 1, others: 0 })
  expect((await play(await childOf(coach.coachId), room.setId, 8)).standing).toEqual({ place: 2, others: 0 })
  expect((await play(await childOf(undefined), room.setId, 7)).standing).toEqual({ place: 3, others: 0 })
})

test('the best score so far is of the same coach’s players, each the first time that they finished the set', async () => {
  const { room, coach } = await openEvent(app, questions)
  const [ann, ben, eve] = [
    await childOf(coach.coachId),
    await childOf(coach.coachId),
    await childOf((await openEvent(app, questions)).coach.coachId),
  ]
  await play(eve, room.setId, 10)
  await play(app.browser(), room.setId, 10)
  await play(await childOf(coach.coachId), room.setId, 10, true)
  const first = await play(ann, room.setId, 5)
  expect(first.standing).toEqual({ place: 3, others: 0 })
  expect((await play(ben, room.setId, 4)).standing).toEqual({ place: 2, others: 1 })
  expect(await again(ann, first)).toEqual({ place: 1, others: 1 })
  // A second time one knows the questions.
  await play(ben, room.setId, 10)
  expect(await again(ann, first)).toEqual({ place: 1, others: 1 })
})

test('of events the teams of told results count, but for those that are left out, where every question counted', async () => {
  const event = await openEvent(app, questions)
  const { room, coach } = event
  const ann = await childOf(coach.coachId)
  const own = await play(ann, room.setId, 8)
  await tell(event, [2, 2, 2, 2, 2], false)
  expect(await again(ann, own)).toEqual({ place: 2, others: 0 })
  await coach.browser.post(event.path('/publish'), { isPublished: true })
  expect(await again(ann, own)).toEqual({ place: 2, others: 2 })
  await coach.browser.post(event.path('/publish'), { isPublished: false })
  await coach.browser.patch(event.path(), { outside: [room.teams[0]?.id] })
  await coach.browser.post(event.path('/publish'), { isPublished: true })
  expect(await again(ann, own)).toEqual({ place: 1, others: 1 })

  const short = await openEvent(app, questions)
  const ben = await childOf(short.coach.coachId)
  await tell(short, [2, 2, 2, 2])
  expect((await play(ben, short.room.setId, 7)).standing).toEqual({ place: 3, others: 0 })
})
