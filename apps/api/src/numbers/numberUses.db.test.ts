import { makeSession } from '@seraph/db/testing/make'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { codeOf, elsewhere, makeChild, whoIs } from '../testing/makeChild.ts'
import { numberOf, wrongNumber } from '../testing/numberOf.ts'
import { makeChapters, mountainOaks } from '../testing/register.ts'
import { registerTeam } from '../testing/registerTeam.ts'
import { signInCoach } from '../testing/signInCoach.ts'
import { testApp } from '../testing/testApp.ts'

const settings = { REGISTER_LIMIT_ADDRESS: '100000', CLAIM_LIMIT_ADDRESS: '1000', GUESS_LIMIT_NUMBER_PLAYERS: '1000' }
const seraph = await testApp({ settings })
const { db } = seraph
const login = '/api/players/login'
const child = (over: object = {}) => makeChild(seraph, over)

beforeAll(() => makeChapters(seraph))

test('the own proved session, the coach and the admin read the number, each look is noted; nobody else does', async () => {
  const coach = await signInCoach(seraph, { clubName: 'Pine Lake' })
  const { members } = await registerTeam(coach.browser, { clubName: 'Pine Lake', teamName: 'Larks' })
  const [member] = members
  if (member === undefined) throw new Error('no member')
  const { playerId, playerCode } = member
  const { secretNumber, cardToken } = await numberOf(seraph, playerId)
  const own = elsewhere(seraph)
  await own.post(login, { playerCode, secretNumber })
  await db.deleteFrom('auditEntries').execute()
  const seen = { playerId, playerCode, secretNumber, cardToken }
  const mine = await own.post('/api/players/number')
  expect(mine.json()).toEqual(seen)
  expect(mine.headers['cache-control']).toBe('no-store')
  expect((await coach.browser.post('/api/coaches/numbers', {})).json()).toEqual([seen])
  expect((await coach.browser.post('/api/coaches/numbers', { playerIds: [playerId] })).json()).toEqual([seen])
  const other = await signInCoach(seraph, { clubName: 'Cedar' })
  await registerTeam(other.browser, { clubName: 'Cedar', teamName: 'Wrens' })
  const foreign = await other.browser.post('/api/coaches/numbers', { playerIds: [playerId] })
  expect(codeOf(foreign)).toBe('forbidden')
  expect(codeOf(await other.browser.post(`/api/coaches/players/${playerId}/renew-number`))).toBe('forbidden')
  const unproved = elsewhere(seraph)
  unproved.cookies.set('seraph_player', await makeSession(db, playerId, { proof: 'none' }))
  expect(codeOf(await unproved.post('/api/players/number'))).toBe('proof_needed')
  const entries = await db.selectFrom('auditEntries').select(['actor', 'act', 'subject']).execute()
  expect(
    entries
      .filter(({ act }) => /shown/.test(act))
      .map(({ actor }) => actor)
      .toSorted(),
  ).toEqual(['coach', 'coach', 'player'])
  expect(JSON.stringify(entries)).not.toContain(secretNumber)
})

test('the coach renews a lost number; the old card is worth nothing', async () => {
  const coach = await signInCoach(seraph, { clubName: 'Aspen' })
  const { members } = await registerTeam(coach.browser, { clubName: 'Aspen', teamName: 'Jays' })
  const { playerId = '', playerCode = '' } = members[0] ?? {}
  const { cardToken } = await numberOf(seraph, playerId)
  const reply = await coach.browser.post(`/api/coaches/players/${playerId}/renew-number`)
  const renewed = reply.json<{ secretNumber: string }>()
  expect(codeOf(await elsewhere(seraph).post(login, { playerCode, cardToken }))).toBe('number_needed')
  expect((await elsewhere(seraph).post(login, { playerCode, secretNumber: renewed.secretNumber })).statusCode).toBe(200)
})

test('download and deletion ask for the number each time', async () => {
  const { home, playerCode, secretNumber } = await child()
  const wrong = wrongNumber(secretNumber)
  expect((await home.post('/api/players/record', {})).statusCode).toBe(400)
  expect(codeOf(await home.post('/api/players/record', { secretNumber: wrong }))).toBe('number_wrong')
  const record = await home.post('/api/players/record', { secretNumber })
  expect(record.statusCode).toBe(200)
  expect(record.body).not.toContain(secretNumber)
  expect(codeOf(await home.post('/api/players/delete-record', { playerCode, secretNumber: wrong }))).toBe(
    'number_wrong',
  )
  expect((await home.post('/api/players/delete-record', { playerCode, secretNumber })).statusCode).toBe(200)
})

test('a stranger who registers for a reserved slot is told that its gem is taken; its number opens it', async ({
  task,
}) => {
  const coach = await signInCoach(seraph, { clubName: 'Mountain Oaks' })
  const { members } = await registerTeam(coach.browser, { teamName: 'Falcons' })
  const [slot] = members
  if (slot === undefined) throw new Error('no slot')
  const wanted = {
    ...mountainOaks,
    teamName: 'Falcons',
    startingChapter: 7,
    biblicalGem: 'A',
    country: 'United States',
  }
  const gems = `/api/players/available-gems?clubName=Mountain Oaks&teamName=Falcons&state=Oregon&startingChapter=7`
  expect((await elsewhere(seraph).get(gems)).json()).toMatchObject({ takenGems: ['A'] })
  const { secretNumber } = await numberOf(seraph, slot.playerId)
  for (const given of [{}, { secretNumber: wrongNumber(secretNumber) }])
    expect(codeOf(await elsewhere(seraph).post('/api/players/register', { ...wanted, ...given }))).toBe('gem_taken')
  const linked = await elsewhere(seraph).post('/api/players/register', { ...wanted, secretNumber })
  expect(linked.json()).toMatchObject({ player: { id: slot.playerId, playerCode: slot.playerCode } })
  tellSeen(task, 'gem_taken without the number and with a wrong one')
})

test('a foreign coach who knows a code gets no child: the number, or a yes in the child’s own session', async ({
  task,
}) => {
  const { home, id, playerCode, secretNumber } = await child()
  const coach = await signInCoach(seraph, { clubName: 'Birch' })
  const { teamId } = await registerTeam(coach.browser, { clubName: 'Birch', teamName: 'Terns' })
  const body = { clubName: 'Birch', teamName: 'Terns', teamId, startingChapter: 9, biblicalGem: 'T', playerCode }
  const add = '/api/players/add-to-team'
  expect((await coach.browser.post(add, body)).json()).toEqual({ member: null })
  const coachOf = async () =>
    (await db.selectFrom('players').select('coachId').where('id', '=', id).executeTakeFirstOrThrow()).coachId
  expect(await coachOf()).toBeNull()
  expect(codeOf(await coach.browser.post(add, { ...body, secretNumber: wrongNumber(secretNumber) }))).toBe(
    'number_wrong',
  )
  expect(await coachOf()).toBeNull()
  const asks = (await home.get('/api/players/link-requests')).json<{ id: string; teamName: string }[]>()
  expect(asks).toMatchObject([{ teamName: 'Terns', clubName: 'Birch', startingChapter: 9, biblicalGem: 'T' }])
  const answer = `/api/players/link-requests/${asks[0]?.id}/answer`
  const stranger = await child()
  expect(codeOf(await stranger.home.post(answer, { isYes: true }))).toBe('link_request_not_found')
  expect((await home.post(answer, { isYes: false })).json()).toMatchObject({ isJoined: false })
  expect(await coachOf()).toBeNull()
  await coach.browser.post(add, body)
  const [again] = (await home.get('/api/players/link-requests')).json<{ id: string }[]>()
  const joined = await home.post(`/api/players/link-requests/${again?.id}/answer`, { isYes: true })
  expect(joined.json()).toMatchObject({ isJoined: true })
  expect(await coachOf()).toBe(coach.coachId ?? (await coachOf()))
  expect(await coachOf()).not.toBeNull()
  const other = await child()
  const byNumber = { ...body, biblicalGem: 'S', playerCode: other.playerCode, secretNumber: other.secretNumber }
  expect((await coach.browser.post(add, byNumber)).json()).toMatchObject({ member: { playerId: other.id } })
  tellSeen(task, 'asked, not moved; wrong number refused; moved by a yes and by the number')
})

test('a code of which 0 and O were mistaken finds its player', async () => {
  const { playerCode, secretNumber } = await child({ biblicalGem: 'O', startingChapter: 20 })
  const typed = playerCode.replace(/20O/, '2O0')
  expect(typed).not.toBe(playerCode)
  const reply = await elsewhere(seraph).post(login, { playerCode: typed, secretNumber })
  expect(reply.json()).toMatchObject({ player: { playerCode } })
  expect(reply.json()).not.toHaveProperty('updatedPlayerCode')
})

test('where the operator waives it the code signs in; what asks for the number goes on asking', async () => {
  const open = await testApp({
    settings: {
      ...settings,
      DATABASE_URL: seraph.deps.env.DATABASE_URL,
      REDIS_PREFIX: seraph.deps.env.REDIS_PREFIX,
      PLAYER_LOGIN_ASKS_NUMBER: 'false',
    },
  })
  const { playerCode } = await child()
  const page = open.browser('10.32.0.1')
  expect((await page.post(login, { playerCode })).statusCode).toBe(200)
  expect(await whoIs(page)).toMatchObject({ player: { playerCode }, isProved: false })
  expect(codeOf(await page.post('/api/players/number'))).toBe('proof_needed')
  expect(codeOf(await page.post('/api/players/record', { secretNumber: 'none' }))).toBe('number_wrong')
  expect(codeOf(await open.browser('10.32.0.2').post(login, { playerCode: 'QQ99Q' }))).toBe('player_code_not_found')
})

test('a number is in no reply that is kept, no hash of a request and no other column', async () => {
  const page = elsewhere(seraph)
  const body = { ...mountainOaks, teamName: 'Kept' }
  const reply = await page.post('/api/players/register', body, { 'idempotency-key': randomUUID() })
  const { id } = reply.json<{ player: { id: string } }>().player
  const { secretNumber, cardToken } = await numberOf(seraph, id)
  expect(reply.body).not.toContain(`"${secretNumber}"`)
  const kept = JSON.stringify(await db.selectFrom('idempotencyKeys').select('reply').execute())
  expect(kept).toContain('Kept')
  expect(kept).not.toContain(`"${secretNumber}"`)
  expect(kept).not.toContain(cardToken)
})

test('another key reads no number: renewing makes one that it reads, and cards go on signing in until then', async () => {
  const { home, playerCode, cardToken, id } = await child()
  const rekeyed = await testApp({
    settings: {
      ...settings,
      DATABASE_URL: seraph.deps.env.DATABASE_URL,
      REDIS_PREFIX: seraph.deps.env.REDIS_PREFIX,
      PLAYER_NUMBER_KEY: 'quite another key, thirty-two letters',
    },
  })
  const page = rekeyed.browser('10.33.0.1')
  expect((await page.post(login, { playerCode, cardToken })).statusCode).toBe(200)
  expect(codeOf(await page.post('/api/players/number'))).toBe('number_unreadable')
  expect(id).toBeDefined()
  expect((await home.post('/api/players/number')).statusCode).toBe(200)
})
