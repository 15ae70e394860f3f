import { RoomHappened, roomChannel } from '@seraph/schema/rooms/bus'
import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { expect, test } from 'vitest'

import { makeChapters } from '../../testing/register.ts'
import { as, coachBrowser, createRoom, join, playerBrowser } from '../../testing/roomBrowser.ts'
import type { Created, Joined } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
await makeChapters(app, 33)
const coach = await coachBrowser(app)
const redis = await openTestRedis()

const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
const assign = (joined: Joined) =>
  app.db
    .updateTable('studyRoomParticipants')
    .set({ assignedChapters: '[1]' })
    .where('id', '=', joined.participant.id)
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

test('a quiz starts with two participants who all have chapters; the refusal names who has none', async () => {
  const { joined, path } = await fill(2)
  const [first, second] = joined
  expect(codeOf(await host(`${(await fill(1)).path}/start`))).toBe('too_few_participants')
  if (first !== undefined) await assign(first)
  expect((await host(`${path}/start`)).json()).toMatchObject({
    code: 'chapters_not_assigned',
    issues: [{ path: 'participants', message: second?.participant.nickname }],
  })
  if (second !== undefined) await assign(second)
  expect((await host(`${path}/start`)).json()).toMatchObject({ status: 'active', startedAt: expect.any(String) })
  expect(codeOf(await host(`${path}/start`))).toBe('room_not_waiting')
})

test('chapters change while the room waits', async () => {
  const { joined, path } = await fill(2)
  const patch = (chapters: number[]) => coach.browser.patch(`${path}/chapters`, { chapters })
  expect((await patch([5, 2])).json()).toMatchObject({ chapters: [2, 5] })
  expect((await patch([])).json()).toMatchObject({ error: 'At least one chapter must be selected' })
  expect(codeOf(await patch([34]))).toBe('chapter_not_in_season')
  for (const one of joined) await assign(one)
  await host(`${path}/start`)
  expect(codeOf(await patch([1]))).toBe('room_not_waiting')
})

test('one is resumed while the quiz runs, late joiners join, one is removed', async () => {
  const { room, joined, path } = await fill(2)
  const target = { participantUserId: joined[0]?.participant.id }
  expect(codeOf(await host(`${path}/resume-participant`, target))).toBe('room_not_active')
  for (const one of joined) await assign(one)
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
