import { makePlayer } from '@seraph/db/testing/make'
import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { setEventLate } from '@seraph/db/testing/setEventLate'
import { EventRoom } from '@seraph/schema/http/events/eventRoom'
import { getEventInvitation } from '@seraph/schema/http/events/eventInvitations'
import { getEventResult, listEventRooms } from '@seraph/schema/http/events/eventRooms'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { eventApp } from '../../testing/eventApp.ts'
import { joinTeam } from '../../testing/eventBrowser.ts'
import { as, coachBrowser, playerBrowser } from '../../testing/roomBrowser.ts'

const { app, db } = await eventApp(24)
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code?: string }).code
const hour = 3_600_000
const wish = () => ({
  size: 10,
  chapters: [1, 2],
  name: 'Owls and Foxes',
  teams: ['Owls'],
  beginsAt: new Date(Date.now() + hour).toISOString(),
})

/** A coach whose player was asked these questions today. */
async function coachOf(asked: readonly string[]) {
  const coach = await coachBrowser(app)
  const { id } = await makePlayer(db)
  await db
    .updateTable('players')
    .set({ coachId: coach.coachId ?? null })
    .where('id', '=', id)
    .execute()
  for (const question of asked)
    await makeEvaluation(db, {
      seasonId: '2026-isaiah',
      question: { id: question, version: 'v', chapter: 1 },
      player: { id },
    })
  return coach
}
const named = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `q-${from + at}`)

async function invite(browser: Browser, over: object = {}) {
  const key = { 'idempotency-key': randomUUID() }
  const reply = await browser.post('/api/event-invitations', { ...wish(), ...over }, key)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  const { id, token } = reply.json<{ id: string; token: string }>()
  return { id, path: `/api/event-invitations/${id}`, headers: as(token) }
}

/** An event of two clubs with a team of two each, before its day. */
async function agreed() {
  const host = await coachOf(named(0, 6))
  const visitor = await coachOf(named(6, 12))
  const invitation = await invite(host.browser)
  const accept = async (browser: Browser, teams = ['Foxes']) =>
    browser.post(`${invitation.path}/acceptance`, { teams }, invitation.headers)
  const { roomId } = (await accept(visitor.browser)).json<{ roomId: string }>()
  const path = (what = '') => `/api/event-rooms/${roomId}${what}`
  const view = async (browser: Browser, headers: Record<string, string> = {}) =>
    EventRoom.parse((await browser.get(path(), { headers })).json())
  const { code, teams } = await view(host.browser)
  const tables = []
  for (const { id: teamId } of teams) {
    const table = []
    for (let at = 0; at < 2; at += 1) {
      const child = await playerBrowser(app)
      const { token } = await joinTeam(child.browser, code ?? '', { nickname: child.code, teamId })
      table.push({ ...child, headers: as(token) })
    }
    tables.push(table)
  }
  const isDay = async () =>
    db
      .updateTable('eventSets')
      .set({ sealedUntil: new Date(Date.now() - 1_000) })
      .where('sealedUntil', 'is not', null)
      .execute()
  return { host, visitor, invitation, accept, roomId, path, view, tables, isDay }
}

test('two coaches agree: a set that neither club met lately, sealed for both, a day and a room', async () => {
  const { host, visitor, invitation, accept, roomId, path, view, isDay } = await agreed()
  const rooms = await db.selectFrom('eventRooms').select('setId').where('id', '=', roomId).execute()
  const setId = rooms[0]?.setId ?? ''
  const set = await db.selectFrom('eventSets').select('questions').where('id', '=', setId).executeTakeFirstOrThrow()
  expect(set.questions.map(({ id }) => id).toSorted()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^q-(\d|1[01])$/)]),
  )
  expect(set.questions).toHaveLength(10)
  // The same coach again gets the same event; nobody else does, and the host never.
  expect((await accept(visitor.browser)).json()).toEqual({ roomId })
  expect(codeOf(await accept((await coachBrowser(app)).browser))).toBe('event_invitation_closed')
  expect(codeOf(await accept(host.browser))).toBe('event_invitation_own')
  expect((await accept(app.browser())).statusCode).toBe(401)
  expect(codeOf(await visitor.browser.get(invitation.path))).toBe('event_invitation_not_found')
  for (const [{ browser }, isVisited] of [
    [host, false],
    [visitor, true],
  ] as const) {
    const seen = await view(browser)
    expect(seen).toMatchObject({ role: isVisited ? 'visitor' : 'host', isBetween: true, setId: null, asked: null })
    expect(seen.beginsAt).not.toBeNull()
    const listed = listEventRooms.reply.parse((await browser.get('/api/event-rooms')).json()).rooms
    expect(listed).toEqual([expect.objectContaining({ id: roomId, isVisited, beginsAt: expect.any(String) })])
    expect((await browser.get(`/api/event-sets/${setId}?key=true`)).json()).toMatchObject({ questions: [], seed: null })
  }
  const begin = async (browser: Browser) => {
    const reply = await browser.post(path('/step'), { kind: 'advance', from: 'lobby', question: 0 })
    return reply.statusCode === 200 ? 'begun' : codeOf(reply)
  }
  expect(await begin(host.browser)).toBe('event_set_sealed')
  await isDay()
  expect(await begin(visitor.browser)).toBe('not_host')
  expect(await begin(host.browser)).toBe('begun')
  // On its day too it is read by nobody before it is over.
  expect((await host.browser.get(`/api/event-sets/${setId}?key=true`)).json()).toMatchObject({ questions: [] })
})

test('each coach sees the own members and the other’s team names, and nobody’s points but the own', async () => {
  const { host, visitor, path, view, tables, isDay } = await agreed()
  const [[owl] = [], [fox, foxScribe] = []] = tables
  if (owl === undefined || fox === undefined || foxScribe === undefined) throw new Error('two teams of two')
  const membersOf = async (browser: Browser) => (await view(browser)).teams.map(({ members }) => members.length)
  expect(await membersOf(host.browser)).toEqual([2, 0])
  expect(await membersOf(visitor.browser)).toEqual([0, 2])
  const hosts = JSON.stringify(await view(host.browser))
  for (const child of [fox, foxScribe]) expect(hosts).not.toContain(child.code)
  const foxes = (await view(visitor.browser)).teams[1]?.members ?? []
  const give = async (browser: Browser) => browser.post(path(`/seats/${foxes[0]?.id}`), { change: 'scribe' })
  expect(codeOf(await give(host.browser))).toBe('participant_not_found')
  expect((await give(visitor.browser)).statusCode).toBe(200)
  for (const setting of [{ showsPoints: true }, { hasNotes: true }])
    expect(codeOf(await host.browser.patch(path(), setting))).toBe('event_between_clubs')
  const paper = { marks: [{ teamId: (await view(host.browser)).teams[0]?.id, question: 0, score: 1 }] }
  expect(codeOf(await host.browser.post(path('/paper-marks'), paper))).toBe('event_between_clubs')
  const link = async (browser: Browser, kind: string) => browser.post(path('/links'), { kind })
  for (const kind of ['host', 'grader']) expect(codeOf(await link(visitor.browser, kind))).toBe('not_host')
  expect(codeOf(await link(host.browser, 'visitor'))).toBe('not_host')
  const { token } = (await link(visitor.browser, 'visitor')).json<{ token: string }>()
  expect((await view(app.browser(), as(token))).role).toBe('visitor')

  await isDay()
  const step = async (body: object) => host.browser.post(path('/step'), body)
  for (const from of ['lobby', 'read_1', 'read_2']) await step({ kind: 'advance', from, question: 0 })
  const draft = { question: 0, answer: 'river', draftNumber: 1 }
  expect((await fox.browser.post(path('/draft'), draft, fox.headers)).json()).toEqual({ isKept: true })
  expect((await view(visitor.browser)).sheets).toEqual([])
  await setEventLate(db, path().split('/')[3] ?? '', 400)
  await step({ kind: 'advance', from: 'answer', question: 0 })
  const correct = { teamId: (await view(host.browser)).teams[0]?.id, question: 0, part: 1, isGiven: true }
  expect((await view(visitor.browser)).sheets).toHaveLength(2)
  expect((await visitor.browser.post(path('/corrections'), correct)).statusCode).toBe(200)
  await step({ kind: 'end' })
  const result = async (browser: Browser, headers: Record<string, string> = {}) =>
    browser.get(path('/result'), { headers })
  expect(codeOf(await result(visitor.browser))).toBe('event_result_untold')
  expect(codeOf(await visitor.browser.get(path('/result.csv')))).toBe('event_result_untold')
  await host.browser.post(path('/publish'), { isPublished: true })
  const told = async (browser: Browser, headers: Record<string, string> = {}) =>
    getEventResult.reply.parse((await result(browser, headers)).json())
  const scores = async (browser: Browser, headers?: Record<string, string>) =>
    (await told(browser, headers)).teams.map(({ place, score, detail }) => [place, score, detail !== null])
  expect(await scores(host.browser)).toEqual([
    [1, 1, true],
    [1, null, false],
  ])
  expect(await scores(visitor.browser)).toEqual([
    [1, null, false],
    [1, 1, true],
  ])
  expect(await scores(owl.browser, owl.headers)).toEqual([
    [1, 1, true],
    [1, null, false],
  ])
  expect((await told(host.browser)).corrections).toEqual([expect.objectContaining({ who: 'The visiting coach' })])
  for (const [{ browser }, own, other] of [
    [host, 'Owls', 'Foxes'],
    [visitor, 'Foxes', 'Owls'],
  ] as const) {
    const csv = (await browser.get(path('/result.csv'))).body
    expect([csv.includes(own), csv.includes(other)]).toEqual([true, false])
  }
})

test('an invitation is refused where too little is left, a team is named twice, its day has come, or its code is revoked', async () => {
  const host = await coachOf(named(0, 8))
  const visitor = await coachOf(named(8, 16))
  const { path, headers } = await invite(host.browser)
  const accept = async (teams: string[]) => codeOf(await visitor.browser.post(`${path}/acceptance`, { teams }, headers))
  expect(await accept(['owls'])).toBe('team_name_taken')
  expect(await accept(['Foxes'])).toBe('too_few_questions')
  const past = { ...wish(), beginsAt: new Date(Date.now() - hour).toISOString() }
  expect(codeOf(await host.browser.post('/api/event-invitations', past))).toBe('event_invitation_closed')
  const read = async () => visitor.browser.get(path, { headers })
  expect(getEventInvitation.reply.parse((await read()).json())).toMatchObject({
    teams: ['Owls'],
    isOwn: false,
    state: 'open',
  })
  await db.updateTable('coachCodes').set({ revokedAt: new Date() }).where('code', '=', host.code).execute()
  expect(codeOf(await read())).toBe('event_invitation_not_found')
})
