import { renamePlayerCode } from '@seraph/db/testing/renamePlayerCode'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { makeChapters } from '../../testing/register.ts'
import { as, coachBrowser, createRoom, join, playerBrowser } from '../../testing/roomBrowser.ts'
import type { Joined } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
await makeChapters(app, 33)
const coach = await coachBrowser(app)

const refusal = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code

test('a player code opens a seat, also in the forms that children write', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  const joined = await join(browser, room, ` plr-${code.toLowerCase()} `)
  expect(joined).toMatchObject({
    isCounting: false,
    participant: {
      nickname: code,
      isHost: false,
      assignedChapters: [1],
      givenChapters: [[1]],
      presence: 'away',
      teamName: 'Team 1',
    },
    room: { version: 2 },
  })
  expect(joined.room.participants).toHaveLength(2)
  expect(joined.participant.userId).toBe(joined.participant.id)
})

test('an agreed display name stands in the place of the code, which others aren’t told', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code, id } = await playerBrowser(app)
  await app.db.updateTable('players').set({ displayName: 'Hannah B.' }).where('id', '=', id).execute()
  const joined = await join(browser, room, code)
  expect(joined.participant.nickname).toBe('Hannah B.')
  expect(JSON.stringify(joined)).not.toContain(code)
})

test('an old code is its player’s present one', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code, id } = await playerBrowser(app)
  const renamed = await renamePlayerCode(app.db, id)
  expect((await join(browser, room, code)).participant.nickname).toBe(renamed)
})

test('only codes that exist join, and only rooms that live are joined', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  const post = (roomCode: string, nickname: string) => browser.post(`/api/study-rooms/${roomCode}/join`, { nickname })
  expect(refusal(await post(room.code, 'NOBODY9'))).toBe('player_code_not_found')
  expect((await post(room.code, 'AB!!')).json()).toMatchObject({
    code: 'invalid_request',
    issues: [{ message: 'Player code should be 4-10 characters' }],
  })
  expect(refusal(await post('12345', code))).toBe('room_not_found')
  await app.db.updateTable('players').set({ deletedAt: new Date() }).where('code', '=', code).execute()
  expect(refusal(await post(room.code, code))).toBe('player_code_not_found')
})

test('progress counts where the browser holds that player’s session', async () => {
  const room = await createRoom(coach.browser)
  const own = await playerBrowser(app, true)
  const other = await playerBrowser(app)
  expect((await join(own.browser, room, own.code)).isCounting).toBe(true)
  expect((await join(own.browser, room, other.code)).isCounting).toBe(false)
})

test('a seat that is taken opens to its token and to that player’s session, to nobody else', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  const first = await join(browser, room, code)
  const stranger = app.browser()
  const path = `/api/study-rooms/${room.code}/join`
  expect(refusal(await stranger.post(path, { nickname: code }))).toBe('seat_taken')
  expect(refusal(await stranger.post(path, { nickname: code }, as('x'.repeat(43))))).toBe('seat_taken')
  const again = await stranger.post(path, { nickname: code }, as(first.token))
  expect(again.json()).toMatchObject({ participant: { id: first.participant.id } })
  expect(again.json<Joined>().token).not.toBe(first.token)
  const signedIn = await playerBrowser(app, true)
  const own = await join(app.browser(), room, signedIn.code)
  expect((await join(signedIn.browser, room, signedIn.code)).participant.id).toBe(own.participant.id)
})

test('or with the host’s consent, once', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  const { participant } = await join(browser, room, code)
  const stranger = app.browser()
  const asked = await stranger.post(`/api/study-rooms/${room.code}/seat-requests`, { nickname: code })
  const { id, secret } = asked.json<{ id: string; secret: string }>()
  const claim = () =>
    stranger.post(`/api/study-rooms/${room.code}/join`, { nickname: code, seatRequest: { id, secret } })
  expect(refusal(await claim())).toBe('seat_undecided')
  const decide = (isAllowed: boolean) =>
    coach.browser.post(`/api/study-rooms/${room.id}/seat-requests/${id}`, { isAllowed }, as(room.hostToken))
  expect((await stranger.post(`/api/study-rooms/${room.id}/seat-requests/${id}`, { isAllowed: true })).statusCode).toBe(
    403,
  )
  expect((await decide(true)).json()).toMatchObject({ seatRequests: [] })
  expect(refusal(await decide(false))).toBe('seat_request_not_found')
  const wrong = { nickname: code, seatRequest: { id, secret: 'wrong' } }
  expect(refusal(await stranger.post(`/api/study-rooms/${room.code}/join`, wrong))).toBe('seat_taken')
  expect((await claim()).json()).toMatchObject({ participant: { id: participant.id } })
  expect(refusal(await claim())).toBe('seat_taken')
})

test('or not, where the host refuses', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  await join(browser, room, code)
  const asked = await app.browser().post(`/api/study-rooms/${room.code}/seat-requests`, { nickname: code })
  const { id, secret } = asked.json<{ id: string; secret: string }>()
  const listed = await coach.browser.get(`/api/study-rooms/${room.code}`)
  expect(listed.json()).toMatchObject({ room: { seatRequests: [{ id, nickname: code }] } })
  await coach.browser.post(`/api/study-rooms/${room.id}/seat-requests/${id}`, { isAllowed: false })
  const body = { nickname: code, seatRequest: { id, secret } }
  expect(refusal(await app.browser().post(`/api/study-rooms/${room.code}/join`, body))).toBe('seat_refused')
})

test('a full or locked room admits nobody new', async () => {
  const room = await createRoom(coach.browser, { settings: { maxParticipants: 2 } })
  const players = [await playerBrowser(app), await playerBrowser(app), await playerBrowser(app)] as const
  const first = await join(players[0].browser, room, players[0].code)
  await join(players[1].browser, room, players[1].code)
  const third = () => players[2].browser.post(`/api/study-rooms/${room.code}/join`, { nickname: players[2].code })
  expect(refusal(await third())).toBe('room_is_full')
  await players[0].browser.post(`/api/study-rooms/${room.id}/leave`, undefined, as(first.token))
  const lock = (isLocked: boolean) => coach.browser.post(`/api/study-rooms/${room.id}/lock`, { isLocked })
  expect((await lock(true)).json()).toMatchObject({ isLocked: true })
  expect(refusal(await third())).toBe('room_is_locked')
  await lock(false)
  expect((await third()).statusCode).toBe(200)
})

test('a repeat under the same key is the same seat and the same token', async () => {
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  const headers = { 'idempotency-key': randomUUID() }
  const post = () => browser.post(`/api/study-rooms/${room.code}/join`, { nickname: code }, headers)
  const [first, second] = [await post(), await post()]
  expect(second.json()).toEqual(first.json())
  expect((await coach.browser.get(`/api/study-rooms/${room.code}`)).json()).toMatchObject({ room: { version: 2 } })
})

test('the coach takes the host’s seat again on another device, nobody else does', async () => {
  const room = await createRoom(coach.browser)
  const path = `/api/study-rooms/${room.code}/join`
  const again = await coach.browser.post(path, { isHost: true })
  expect(again.json()).toMatchObject({ participant: { id: room.hostId, isHost: true } })
  const { browser } = await coachBrowser(app)
  expect(refusal(await browser.post(path, { isHost: true, nickname: 'x' }))).toBe('invalid_request')
  expect(refusal(await browser.post(path, { isHost: true }))).toBe('not_host')
  const stranger = app.browser()
  expect(
    (await stranger.post(`/api/study-rooms/${room.id}/lock`, { isLocked: true }, as(room.hostToken))).statusCode,
  ).toBe(403)
  const { token } = again.json<Joined>()
  expect((await stranger.post(`/api/study-rooms/${room.id}/lock`, { isLocked: true }, as(token))).statusCode).toBe(200)
})

test('guessing room codes is limited, and a member is not locked out', async () => {
  const strict = await testApp({ settings: { DATABASE_URL: app.deps.env.DATABASE_URL, GUESS_LIMIT_ADDRESS: '4' } })
  const room = await createRoom(coach.browser)
  const { browser, code } = await playerBrowser(app)
  const { token } = await join(browser, room, code)
  const guesser = strict.browser('10.9.9.9')
  const replies = []
  for (let guess = 0; guess < 8; guess += 1) replies.push(await guesser.get(`/api/study-rooms/x${guess}zz`))
  expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404, 404, 429, 429, 429, 429])
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await guesser.get(`/api/study-rooms/${room.code}`, { headers: as(token) })).statusCode).toBe(200)
})
