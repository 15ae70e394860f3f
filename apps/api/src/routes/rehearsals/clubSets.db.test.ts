import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { EventSet } from '@seraph/schema/http/events/events'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { openEvent } from '../../testing/eventBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'
import { coachBrowser } from '../../testing/roomBrowser.ts'

const { app, db, questions } = await eventApp(24)
const setOf = (reply: { json: () => unknown }) => EventSet.parse(reply.json())
const draw = async (browser: Browser, over: object = {}) =>
  browser.post('/api/event-sets', { size: 10, chapters: [1, 2], ...over }, { 'idempotency-key': randomUUID() })
const met = Array.from({ length: 14 }, (_, at) => `q-${at}`)

/** A coach whose player has been asked the first fourteen questions, so many days ago. */
async function coachOfAsked(days: number) {
  const coach = await coachBrowser(app)
  const player = await makePlayer(db)
  await db
    .updateTable('players')
    .set({ coachId: coach.coachId ?? null })
    .where('id', '=', player.id)
    .execute()
  for (const id of met)
    await makeEvaluation(db, {
      seasonId: '2026-isaiah',
      question: { id, version: 'v', chapter: 1 },
      player: { id: player.id },
    })
  await db
    .updateTable('evaluations')
    .set({ createdAt: new Date(Date.now() - days * 86_400_000) } as never)
    .where('playerId', '=', player.id)
    .execute()
  return { ...coach, player }
}

test('what the club’s players met in the last 14 days is left out, where that is asked for', async () => {
  const { browser, player } = await coachOfAsked(3)
  const { questions } = setOf(await draw(browser, { leavesOutMet: true }))
  expect(questions.filter(({ id }) => met.includes(id))).toEqual([])
  expect((await draw(browser, { leavesOutMet: true, size: 20 })).json()).toMatchObject({ code: 'too_few_questions' })
  expect(setOf(await draw(browser, { size: 20 })).questions).toHaveLength(20)
  // A child of the club draws for the same club; a guest for none.
  const child = app.browser()
  child.cookies.set(playerCookie, await makeSession(db, player.id))
  expect((await draw(child, { leavesOutMet: true, size: 20 })).json()).toMatchObject({ code: 'too_few_questions' })
  expect(setOf(await draw(app.browser(), { leavesOutMet: true, size: 20 })).questions).toHaveLength(20)
})

test('what a player met in a rehearsal alone, or at a team’s table, is left out too', async () => {
  const event = await openEvent(app, questions.slice(0, 4), true)
  const { browser, coachId } = event.coach
  for (const { id } of event.children.flat())
    await db
      .updateTable('players')
      .set({ coachId: coachId ?? null })
      .where('id', '=', id)
      .execute()
  const drawn = async () => setOf(await draw(browser, { leavesOutMet: true, size: 20 })).questions.map(({ id }) => id)
  const one = new Set(await drawn())
  await event.advance()
  await event.step({ kind: 'skip', question: 0 })
  const child = event.children[0]?.[0]?.browser ?? app.browser()
  const set = setOf(await draw(child))
  const begun = await child.post('/api/rehearsals', { setId: set.id, showsMarks: 'at_once' })
  const { id } = begun.json<{ id: string }>()
  await child.post(`/api/rehearsals/${id}/open`, { question: 0 })
  await child.post(`/api/rehearsals/${id}/hand-in`, { question: 0, answer: 'x' })
  const now = ['q-0', 'q-1', set.questions[0]?.id ?? '']
  expect(one.size).toBe(20)
  expect((await drawn()).filter((question) => now.includes(question))).toEqual([])
})

test('what was met longer ago may come again, but what the club was asked least comes first', async () => {
  const { browser } = await coachOfAsked(15)
  expect(setOf(await draw(browser, { leavesOutMet: true, size: 20 })).questions).toHaveLength(20)
  const { questions } = setOf(await draw(browser))
  expect(questions.filter(({ id }) => met.includes(id))).toEqual([])
})

test('a coach swaps a question: another set, with its key; the one that was frozen stays', async () => {
  const { browser } = await coachBrowser(app)
  const old = setOf(await draw(browser))
  const key = { 'idempotency-key': randomUUID() }
  const swap = async (at: number, who = browser, headers = key) =>
    who.post(`/api/event-sets/${old.id}/swaps`, { question: at }, headers)
  const changed = setOf(await swap(3))
  expect(changed.id).not.toBe(old.id)
  expect(setOf(await swap(3)).id).toBe(changed.id)
  const ids = (set: EventSet) => set.questions.map(({ id }) => id)
  expect(ids(changed).filter((id, at) => id !== ids(old)[at])).toHaveLength(1)
  expect(ids(old)).not.toContain(ids(changed)[3])
  expect(changed.questions[3]?.key).toBeDefined()
  expect(setOf(await browser.get(`/api/event-sets/${old.id}`)).questions).toEqual(old.questions)
  expect((await swap(10, browser, { 'idempotency-key': randomUUID() })).json()).toMatchObject({
    code: 'not_this_question',
  })
  expect((await swap(3, app.browser())).statusCode).toBe(401)
})

test('a sealed set tells nobody what it asks before its day, is played by nobody and swapped by nobody', async () => {
  const { browser } = await coachBrowser(app)
  const sealedUntil = new Date(Date.now() + 3_600_000).toISOString()
  expect((await draw(browser, { sealedUntil, seed: 1 })).statusCode).toBe(400)
  const set = setOf(await draw(browser, { sealedUntil }))
  expect(set).toMatchObject({ size: 10, seed: null, sealedUntil, questions: [] })
  const read = async () => setOf(await browser.get(`/api/event-sets/${set.id}?key=true`))
  expect((await read()).questions).toEqual([])
  const play = async () =>
    (await browser.post('/api/rehearsals', { setId: set.id, showsMarks: 'at_once' })).json<{ code?: string }>()
  expect((await play()).code).toBe('event_set_sealed')
  expect((await browser.post(`/api/event-sets/${set.id}/swaps`, { question: 0 })).json()).toMatchObject({
    code: 'event_set_sealed',
  })
  const { id } = (await browser.post('/api/event-rooms', { setId: set.id, teams: ['Owls'] })).json<{ id: string }>()
  const begin = async () =>
    (await browser.post(`/api/event-rooms/${id}/step`, { kind: 'advance', from: 'lobby', question: 0 })).json<{
      code: string
    }>()
  expect((await begin()).code).toBe('event_set_sealed')
  await db
    .updateTable('eventSets')
    .set({ sealedUntil: new Date(Date.now() - 1_000) })
    .where('id', '=', set.id)
    .execute()
  expect((await read()).questions).toHaveLength(10)
  expect((await begin()).code).toBe('event_not_ready')
  expect((await play()).code).toBeUndefined()
})
