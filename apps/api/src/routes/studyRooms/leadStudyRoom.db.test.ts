import { replaceCoachCode, revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { RoomHappened, roomChannel } from '@seraph/schema/rooms/bus'
import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { expect, test } from 'vitest'

import { as, coachBrowser, createRoom, join, playerBrowser } from '../../testing/roomBrowser.ts'
import type { Created, Joined } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const questions = ['q1', 'q2', 'q3', 'q4'].map((id) => makeQuestion({ id, chapter: 2 }))
await makeSeason(app.db, { public: makeSeasonPublic(33), questions })
const coach = await coachBrowser(app)
const redis = await openTestRedis()

const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
const clear = (joined: Joined | undefined) =>
  app.db
    .updateTable('studyRoomParticipants')
    .set({ assignedChapters: '[]' })
    .where('id', '=', joined?.participant.id ?? '')
    .execute()

/** A room with so many participants. */
async function fill(count: number, body: object = {}): Promise<{ room: Created; joined: Joined[]; path: string }> {
  const room = await createRoom(coach.browser, body)
  const joined: Joined[] = []
  for (let number = 0; number < count; number += 1) {
    const { browser, code } = await playerBrowser(app)
    joined.push(await join(browser, room, code))
  }
  return { room, joined, path: `/api/study-rooms/${room.id}` }
}
const host = (url: string, body?: object) => coach.browser.post(url, body)

test('a room that goes together draws its questions at the start, the same for everybody, as many as were asked for', async () => {
  const settings = { pace: 'together', questionsEach: 2, secondsEach: 30 }
  const { room, path } = await fill(2, { chapters: [2], settings })
  expect(room).toMatchObject({ settings, turn: null })
  expect((await host(`${path}/start`)).json()).toMatchObject({
    status: 'active',
    turn: { number: 1, total: 2, question: { chapter: 2 }, answeredBy: [] },
  })
  const { questions: drawn } = await app.db
    .selectFrom('studyRooms')
    .select('questions')
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow()
  expect(new Set(drawn?.map(({ id }) => id)).size).toBe(2)
  const empty = await fill(2, { chapters: [33], settings })
  expect(codeOf(await host(`${empty.path}/start`))).toBe('chapters_without_questions')
})

test.each([
  ['seconds at each child’s own pace', { secondsEach: 30 }],
  ['minutes for a room that goes together', { pace: 'together', minutes: 5 }],
])('no room has %s', async (_, settings) => {
  expect(codeOf(await coach.browser.post('/api/study-rooms', { settings }))).toBe('invalid_request')
})

test('without a token a room tells its status and name, to its members all', async () => {
  const { room, joined } = await fill(1, { title: 'Friday' })
  const url = `/api/study-rooms/${room.code}`
  const plain = { code: room.code, name: 'Friday', status: 'waiting' }
  expect((await app.browser().get(url)).json()).toEqual(plain)
  const other = await coachBrowser(app)
  expect((await other.browser.get(url)).json()).toEqual(plain)
  const { token } = joined[0] ?? { token: '' }
  for (const reply of [await app.browser().get(url, { headers: as(token) }), await coach.browser.get(url)])
    expect(reply.json()).toMatchObject({ ...plain, room: { id: room.id, participants: [{}, {}] } })
  expect(codeOf(await app.browser().get('/api/study-rooms/abcd'))).toBe('room_not_found')
})

test('the room’s chapters are those of whoever joins, before the start and late, and follow while the room waits', async () => {
  const { room, joined, path } = await fill(2, { chapters: [3, 7] })
  const chaptersOf = (of: Created) => of.participants.slice(1).map(({ assignedChapters }) => assignedChapters)
  expect(joined.map(({ participant }) => participant.assignedChapters)).toEqual([
    [3, 7],
    [3, 7],
  ])
  await clear(joined[1])
  const changed = await coach.browser.patch(`${path}/chapters`, { chapters: [3, 8] })
  expect(chaptersOf(changed.json<Created>())).toEqual([[3, 8], []])
  const stored = await coach.browser.get(`/api/study-rooms/${room.code}`)
  expect(stored.json()).toMatchObject({ room: { participants: changed.json<Created>().participants } })
  const { browser, code } = await playerBrowser(app)
  expect((await join(browser, room, code)).participant).toMatchObject({ givenChapters: [[3, 8]] })
})

test('a quiz starts with two participants who all have chapters; the refusal names who has none', async () => {
  const { joined, path } = await fill(2)
  const [, second] = joined
  expect(codeOf(await host(`${(await fill(1)).path}/start`))).toBe('too_few_participants')
  await clear(second)
  expect((await host(`${path}/start`)).json()).toMatchObject({
    code: 'chapters_not_assigned',
    issues: [{ path: 'participants', message: second?.participant.nickname }],
  })
  const ready = await fill(2)
  expect((await host(`${ready.path}/start`)).json()).toMatchObject({ status: 'active', startedAt: expect.any(String) })
  expect(codeOf(await host(`${ready.path}/start`))).toBe('room_not_waiting')
})

test('chapters change while the room waits', async () => {
  const { path } = await fill(2)
  const patch = (chapters: number[]) => coach.browser.patch(`${path}/chapters`, { chapters })
  expect((await patch([5, 2])).json()).toMatchObject({ chapters: [2, 5] })
  expect((await patch([])).json()).toMatchObject({ error: 'At least one chapter must be selected' })
  expect(codeOf(await patch([34]))).toBe('chapter_not_in_season')
  await host(`${path}/start`)
  expect(codeOf(await patch([1]))).toBe('room_not_waiting')
})

test('one is resumed while the quiz runs, late joiners join, one is removed', async () => {
  const { room, joined, path } = await fill(2)
  const target = { participantUserId: joined[0]?.participant.id }
  expect(codeOf(await host(`${path}/resume-participant`, target))).toBe('room_not_active')
  await host(`${path}/start`)
  expect((await host(`${path}/resume-participant`, target)).statusCode).toBe(200)
  const late = await playerBrowser(app)
  expect((await join(late.browser, room, late.code)).room.status).toBe('active')
  expect((await host(`${path}/remove-participant`, target)).json()).toMatchObject({
    participants: expect.arrayContaining([
      expect.objectContaining({ id: target.participantUserId, presence: 'removed' }),
    ]),
  })
  for (const action of ['remove-participant', 'resume-participant'])
    expect(codeOf(await host(`${path}/${action}`, target))).toBe('participant_not_found')
  expect(codeOf(await host(`${path}/remove-participant`, { participantUserId: room.hostId }))).toBe(
    'participant_not_found',
  )
  const nickname = joined[0]?.participant.nickname ?? ''
  const back = await app.browser().post(`/api/study-rooms/${room.code}/join`, { nickname }, as(joined[0]?.token ?? ''))
  expect(codeOf(back)).toBe('seat_taken')
})

test('who leaves may come back by the code, and leaving twice is leaving once', async () => {
  const { room, joined, path } = await fill(1)
  const [one] = joined
  const leave = (token: string) => app.browser().post(`${path}/leave`, undefined, as(token))
  expect((await leave(one?.token ?? '')).json()).toEqual({ hasLeft: true })
  expect((await leave(one?.token ?? '')).json()).toEqual({ hasLeft: true })
  expect((await coach.browser.get(`/api/study-rooms/${room.code}`)).json()).toMatchObject({ room: { version: 3 } })
  expect(codeOf(await leave('nothing'))).toBe('not_in_room')
  expect(codeOf(await leave(room.hostToken))).toBe('forbidden')
  const again = await join(app.browser(), room, one?.participant.nickname ?? '')
  expect(again.participant.id).toBe(one?.participant.id)
})

test('nobody but the host leads: not a participant, not another coach, not a stranger', async () => {
  const { joined, path } = await fill(2)
  const other = await coachBrowser(app)
  const calls = [
    ['post', '/start'],
    ['post', '/resume-participant', { participantUserId: joined[0]?.participant.id }],
    ['post', '/remove-participant', { participantUserId: joined[0]?.participant.id }],
    ['post', '/lock', { isLocked: true }],
    ['patch', '/chapters', { chapters: [1] }],
  ] as const
  for (const [method, action, body] of calls) {
    const replies = [
      await app.browser()[method](path + action, body, as(joined[0]?.token ?? '')),
      await other.browser[method](path + action, body),
      await app.browser()[method](path + action, body),
    ]
    expect(replies.map(codeOf)).toEqual(['not_host', 'not_host', 'not_host'])
  }
  for (const results of ['/results', '/results.csv'])
    expect(codeOf(await app.browser().get(path + results, { headers: as(joined[0]?.token ?? '') }))).toBe('not_host')
})

test('8.4 what is changed is told to the hubs after the commit, with the version that is stored', async () => {
  const { room, path } = await fill(0)
  const heard: RoomHappened[] = []
  const listener = redis.duplicate()
  await listener.connect()
  await listener.subscribe(roomChannel(app.deps.env.REDIS_PREFIX, room.id), (text) => {
    heard.push(RoomHappened.parse(JSON.parse(text)))
  })
  await coach.browser.patch(`${path}/chapters`, { chapters: [2] })
  await host(`${path}/lock`, { isLocked: true })
  await expect
    .poll(() => heard.map(({ event }) => [event.type, event.version]))
    .toEqual([
      ['chapters_updated', 2],
      ['room_locked', 3],
    ])
  listener.destroy()
})

test('a host’s token ends with the coach’s code, and the coach leads on by the next one', async () => {
  const host = await coachBrowser(app)
  const room = await createRoom(host.browser)
  const path = `/api/study-rooms/${room.id}`
  const { browser, code } = await playerBrowser(app)
  await join(browser, room, code)
  const thief = app.browser()
  const read = () => thief.get(`${path}/results`, { headers: as(room.hostToken) })
  expect((await read()).statusCode).toBe(200)
  const replaced = await app.db.transaction().execute((tx) => replaceCoachCode(tx, host.code))
  expect(codeOf(await read())).toBe('not_host')
  expect(codeOf(await thief.post(`${path}/lock`, { isLocked: true }, as(room.hostToken)))).toBe('not_host')
  expect((await thief.get(`/api/study-rooms/${room.code}`, { headers: as(room.hostToken) })).json()).not.toHaveProperty(
    'room',
  )
  const clubName = (
    await app.db.selectFrom('coachCodes').select('clubName').where('code', '=', host.code).executeTakeFirstOrThrow()
  ).clubName
  const next = app.browser()
  expect((await next.post('/api/coaches/login', { code: replaced?.code, clubName })).statusCode).toBe(200)
  const back = await next.post(`/api/study-rooms/${room.code}/join`, { isHost: true })
  const { token } = back.json<Joined>()
  const readAgain = () => app.browser().get(`${path}/results`, { headers: as(token) })
  expect((await readAgain()).statusCode).toBe(200)
  await app.db.transaction().execute((tx) => revokeCoachCode(tx, replaced?.code ?? ''))
  expect(codeOf(await readAgain())).toBe('not_host')
})
