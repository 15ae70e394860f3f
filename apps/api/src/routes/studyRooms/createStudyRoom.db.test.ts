import { completeRoom, takeRoomCodes } from '@seraph/db/testing/takeRoomCodes'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { makeChapters } from '../../testing/register.ts'
import { as, coachBrowser, createRoom } from '../../testing/roomBrowser.ts'
import type { Created } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
await makeChapters(app, 33)

test("a coach's session opens a room", async () => {
  const { browser, code } = await coachBrowser(app)
  const body = { title: 'Friday', chapters: [3, 1, 3], hostUserId: 'anything', coachCode: code }
  const room = await createRoom(browser, body)
  expect(room).toMatchObject({
    code: expect.stringMatching(/^\d{4}$/),
    name: 'Friday',
    coachName: 'Coach Kim',
    hostId: room.participant.id,
    chapters: [1, 3],
    status: 'waiting',
    sessionType: 'study',
    maxParticipants: 50,
    settings: { maxParticipants: 50, questionsEach: null, minutes: null },
    version: 1,
    participants: [{ isHost: true, nickname: 'Coach Kim', presence: 'away' }],
  })
  expect((await createRoom(browser)).chapters).toEqual([1])
})

test('without a coach’s session, or with another’s code, nobody does', async () => {
  const [one, other] = [await coachBrowser(app), await coachBrowser(app)]
  expect((await app.browser().post('/api/study-rooms', {})).json()).toMatchObject({ code: 'coach_not_signed_in' })
  expect((await app.browser().post('/api/study-rooms', { coachCode: one.code })).statusCode).toBe(401)
  expect((await one.browser.post('/api/study-rooms', { coachCode: other.code })).json()).toMatchObject({
    code: 'forbidden',
  })
  const named = await one.browser.post('/api/study-rooms', {}, { 'x-coach-code': other.code })
  expect(named.json()).toMatchObject({ code: 'forbidden' })
})

test('chapters must be some of the season', async () => {
  const { browser } = await coachBrowser(app)
  expect((await browser.post('/api/study-rooms', { chapters: [34] })).json()).toMatchObject({
    code: 'chapter_not_in_season',
  })
  expect((await browser.post('/api/study-rooms', { chapters: [] })).json()).toMatchObject({
    error: 'At least one chapter must be selected',
  })
})

test('a repeat under the same key is the same room and the same token, another body is refused', async () => {
  const { browser } = await coachBrowser(app)
  const headers = { 'idempotency-key': randomUUID() }
  const replies = [
    await browser.post('/api/study-rooms', { title: 'A' }, headers),
    await browser.post('/api/study-rooms', { title: 'A' }, headers),
  ]
  const [first, second] = replies.map((reply) => reply.json<Created>())
  expect(second).toEqual(first)
  expect(
    (await browser.get(`/api/study-rooms/${first?.code}`, { headers: as(first?.hostToken ?? '') })).json(),
  ).toMatchObject({
    room: { id: first?.id },
  })
  expect((await browser.post('/api/study-rooms', { title: 'B' }, headers)).json()).toMatchObject({
    code: 'idempotency_key_reused',
  })
  const stored = await app.db.selectFrom('idempotencyKeys').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(first?.hostToken)
})

test('codes are unique among living rooms, and none is left when all are taken', async () => {
  const { browser } = await coachBrowser(app)
  const room = await createRoom(browser)
  await takeRoomCodes(app.db, room.id)
  expect((await browser.post('/api/study-rooms', {})).json()).toMatchObject({ code: 'room_codes_exhausted' })
  await completeRoom(app.db, '0042', 60)
  await completeRoom(app.db, '0043', 0)
  expect((await createRoom(browser)).code).toBe('0042')
  const both = await Promise.all([browser.post('/api/study-rooms', {}), browser.post('/api/study-rooms', {})])
  expect(both.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 503])
})
