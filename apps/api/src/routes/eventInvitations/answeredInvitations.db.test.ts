import { getEventInvitation, listEventInvitations } from '@seraph/schema/http/events/eventInvitations'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { eventApp } from '../../testing/eventApp.ts'
import { as, coachBrowser, playerBrowser } from '../../testing/roomBrowser.ts'

const { app, db, questions } = await eventApp(24)
const answerOf = (reply: { statusCode: number; json: () => unknown }) => {
  const told = reply.json() as { code?: string; state?: string }
  return told.code ?? told.state ?? reply.statusCode
}

/** A coach's invitation, and what anybody does with its link. */
async function invited() {
  const host = await coachBrowser(app)
  const beginsAt = new Date(Date.now() + 3_600_000).toISOString()
  const body = { size: 10, chapters: [1, 2], teams: ['Owls'], beginsAt }
  const reply = await host.browser.post('/api/event-invitations', body, { 'idempotency-key': randomUUID() })
  const { id, token } = reply.json<{ id: string; token: string }>()
  const path = (what = '') => `/api/event-invitations/${id}${what}`
  const by = (given = token) => as(given)
  return {
    host,
    id,
    token,
    accept: async (browser: Browser, given?: string) =>
      browser.post(path('/acceptance'), { teams: ['Foxes'] }, by(given)),
    decline: async (browser: Browser, given?: string) => browser.post(path('/refusal'), {}, by(given)),
    withdraw: async (browser: Browser) => browser.post(path('/withdrawal'), {}),
    read: async (browser: Browser, given?: string) => browser.get(path(), { headers: by(given) }),
    stateFor: async (browser: Browser) =>
      getEventInvitation.reply.parse((await browser.get(path(), { headers: by() })).json()).state,
    dayComes: async () => change(id, { beginsAt: new Date(Date.now() - 1_000) }),
  }
}
const change = async (id: string, over: object) =>
  db
    .updateTable('eventInvitations')
    .set(over as never)
    .where('id', '=', id)
    .execute()
const own = async (browser: Browser) =>
  listEventInvitations.reply.parse((await browser.get('/api/event-invitations')).json()).invitations

test('the inviting coach reads the link again while it is open, and nobody else does', async () => {
  const { host, id, token, decline } = await invited()
  const other = await coachBrowser(app)
  expect(await own(host.browser)).toEqual([expect.objectContaining({ id, token, state: 'open', teams: ['Owls'] })])
  expect(await own(other.browser)).toEqual([])
  await decline(other.browser)
  expect(await own(host.browser)).toEqual([expect.objectContaining({ id, token: null, state: 'declined' })])
  expect(await own(other.browser)).toEqual([])
})

test('an invitation that was accepted, declined or withdrawn, or whose day has come, is told to both and ends once', async () => {
  for (const [state, end] of [
    ['accepted', 'accept'],
    ['declined', 'decline'],
    ['withdrawn', 'withdraw'],
    ['over', 'dayComes'],
  ] as const) {
    const invitation = await invited()
    const { host, accept, decline, withdraw, stateFor } = invitation
    const [visitor, third] = [await coachBrowser(app), await coachBrowser(app)]
    const first = await invitation[end](end === 'withdraw' ? host.browser : visitor.browser)
    if (!Array.isArray(first)) expect(first.statusCode, state).toBe(200)
    for (const { browser } of [host, visitor, third]) expect(await stateFor(browser), state).toBe(state)
    expect((await own(host.browser)).map((one) => [one.state, one.token])).toEqual([[state, null]])
    expect(answerOf(await accept(third.browser)), state).toBe('event_invitation_closed')
    expect(answerOf(await decline(third.browser)), state).toBe(
      state === 'declined' ? 'declined' : 'event_invitation_closed',
    )
    expect(answerOf(await withdraw(host.browser)), state).toBe(
      state === 'withdrawn' ? 'withdrawn' : 'event_invitation_closed',
    )
    expect(await stateFor(host.browser), state).toBe(state)
  }
})

test('a guessed token, another invitation’s, a child, a guest and the own club answer nothing', async () => {
  const [mine, others] = [await invited(), await invited()]
  const visitor = await coachBrowser(app)
  for (const given of ['', 'x'.repeat(43), mine.token.slice(0, -1), `${mine.token}x`, others.token])
    for (const act of [mine.read, mine.accept, mine.decline])
      expect(answerOf(await act(visitor.browser, given)), given).toBe('event_invitation_not_found')
  const child = await playerBrowser(app, true)
  for (const browser of [child.browser, app.browser()])
    for (const act of [mine.read, mine.accept, mine.decline, mine.withdraw])
      expect((await act(browser)).statusCode).toBe(401)
  for (const act of [mine.accept, mine.decline])
    expect(answerOf(await act(mine.host.browser))).toBe('event_invitation_own')
  for (const { browser } of [visitor, others.host])
    expect(answerOf(await mine.withdraw(browser))).toBe('event_invitation_not_found')
  expect(await mine.stateFor(visitor.browser)).toBe('open')
})

test('of an acceptance and a withdrawal at the same moment one alone is done', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { host, accept, withdraw, stateFor } = await invited()
    const visitor = await coachBrowser(app)
    const [accepted, withdrawn] = await Promise.all([accept(visitor.browser), withdraw(host.browser)])
    const ends = [accepted, withdrawn].filter(({ statusCode }) => statusCode === 200)
    expect(ends).toHaveLength(1)
    expect(await stateFor(visitor.browser)).toBe(accepted.statusCode === 200 ? 'accepted' : 'withdrawn')
  }
})

test('before the day neither coach reads a question of the sealed set by any address', async () => {
  const { host, id, accept } = await invited()
  const visitor = await coachBrowser(app)
  const { roomId } = (await accept(visitor.browser)).json<{ roomId: string }>()
  const { setId } = await db.selectFrom('eventRooms').select('setId').where('id', '=', roomId).executeTakeFirstOrThrow()
  const heard: string[] = []
  for (const { browser } of [host, visitor]) {
    const room = `/api/event-rooms/${roomId}`
    const key = () => ({ 'idempotency-key': randomUUID() })
    const replies = [
      ...(await Promise.all(
        [room, `${room}/result`, `${room}/result.csv`, `${room}/paper-marks`, '/api/event-rooms'].map((path) =>
          browser.get(path),
        ),
      )),
      await browser.get(`/api/event-sets/${setId}`),
      await browser.get(`/api/event-sets/${setId}?key=true`),
      await browser.post(`/api/event-sets/${setId}/swaps`, { question: 0 }, key()),
      await browser.post('/api/rehearsals', { setId, showsMarks: 'at_once' }, key()),
      await browser.post(`${room}/step`, { kind: 'advance', from: 'lobby', question: 0 }),
      await browser.post(`${room}/time-up`, { question: 0, phase: 'lobby' }),
      await browser.post('/api/event-rooms', { setId, teams: ['Spies'] }, key()),
      await browser.get(`/api/event-invitations/${id}`),
    ]
    const spied = replies.at(-2)?.json<{ id?: string }>().id
    if (spied !== undefined)
      replies.push(
        await browser.get(`/api/event-rooms/${spied}`),
        await browser.post(`/api/event-rooms/${spied}/step`, { kind: 'advance', from: 'lobby', question: 0 }),
        await browser.get(`/api/event-rooms/${spied}`),
      )
    heard.push(...replies.map(({ body }) => body))
  }
  expect(heard).toHaveLength(32)
  for (const { question } of questions) expect(heard.filter((body) => body.includes(question))).toEqual([])
})

test('an invitation can’t end twice in the database either', async () => {
  const { id, decline } = await invited()
  await decline((await coachBrowser(app)).browser)
  await expect(change(id, { withdrawnAt: new Date() })).rejects.toThrow('event_invitations_ends_once')
  await expect(change(id, { token: 'again' })).rejects.toThrow('event_invitations_token_while_open')
})
