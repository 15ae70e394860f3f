import { tellSeen } from '@seraph/service/testing/tellSeen'
import { beforeAll, expect, test } from 'vitest'

import { codeOf, elsewhere, makeChild, whoIs } from '../testing/makeChild.ts'
import { wrongNumber } from '../testing/numberOf.ts'
import { makeChapters } from '../testing/register.ts'
import { testApp } from '../testing/testApp.ts'

const settings = { REGISTER_LIMIT_ADDRESS: '100000', CLAIM_LIMIT_ADDRESS: '1000', GUESS_LIMIT_NUMBER_PLAYERS: '1000' }
const seraph = await testApp({ settings })
const { db } = seraph
const login = '/api/players/login'
const child = (over: object = {}) => makeChild(seraph, over)

beforeAll(() => makeChapters(seraph))

test('the attack of the board: read the code, sign in, download, delete', async ({ task }) => {
  const { playerCode } = await child({ isPubliclyVisible: true })
  const thief = elsewhere(seraph)
  const board = (await thief.get('/api/featured-players')).json<{ playerCode: string }[]>()
  expect(board.map((entry) => entry.playerCode)).toContain(playerCode)
  const replies = [
    await thief.post(login, { playerCode }),
    await thief.post('/api/players/record', { secretNumber: '0000' }),
    await thief.post('/api/players/delete-record', { playerCode, secretNumber: '0000' }),
  ]
  expect(replies.map(codeOf)).toEqual(['number_needed', 'not_signed_in', 'not_signed_in'])
  expect((await whoIs(thief)).player).toBeNull()
  tellSeen(task, 'number_needed, then nobody is signed in')
})

test('every code is asked for the number, existing or not, silently or not', async ({ task }) => {
  const { playerCode } = await child()
  const codes = [playerCode, 'QQ77Q', 'MO', '☃☃☃☃', 'X'.repeat(40)]
  const replies = await Promise.all(
    codes.flatMap((one) =>
      [false, true].map((isSilent) => elsewhere(seraph).post(login, { playerCode: one, isSilent })),
    ),
  )
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(replies.map(codeOf)).toContain('number_needed')
  const wrong = await Promise.all(
    codes.map((one) => elsewhere(seraph).post(login, { playerCode: one, secretNumber: 'none' })),
  )
  expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(wrong.map(codeOf)).toContain('number_wrong')
  tellSeen(task, `${codes.length} kinds of codes: one reply`)
})

test('where one registered no question is asked, also 400 days after the session ran out; then it is', async () => {
  const { home, id, playerCode } = await child()
  const end = (days: number) =>
    db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - days * 24 * 3_600_000) })
      .where('playerId', '=', id)
      .execute()
  home.cookies.delete('seraph_player')
  await end(399)
  expect((await home.post(login, { playerCode, isSilent: true })).statusCode).toBe(200)
  expect(await whoIs(home)).toMatchObject({ player: { playerCode }, isProved: true })
  await end(401)
  expect(codeOf(await home.post(login, { playerCode, isSilent: true }))).toBe('number_needed')
})

test('the number or the card signs in elsewhere and proves that browser; another player’s do not', async () => {
  const [one, other] = [await child(), await child()]
  const byNumber = elsewhere(seraph)
  const spaced = `${one.secretNumber.slice(0, 2)} ${one.secretNumber.slice(2)}`
  expect((await byNumber.post(login, { playerCode: one.playerCode, secretNumber: spaced })).statusCode).toBe(200)
  expect(await whoIs(byNumber)).toMatchObject({ isProved: true })
  const byCard = elsewhere(seraph)
  expect((await byCard.post(login, { playerCode: one.playerCode, cardToken: one.cardToken })).statusCode).toBe(200)
  expect(codeOf(await elsewhere(seraph).post(login, { playerCode: one.playerCode, cardToken: other.cardToken }))).toBe(
    'number_needed',
  )
  byCard.cookies.delete('seraph_player')
  expect((await byCard.post(login, { playerCode: one.playerCode })).statusCode).toBe(200)
  expect(codeOf(await byCard.post(login, { playerCode: other.playerCode }))).toBe('number_needed')
})

test('after five wrong numbers a player waits 15 minutes, then twice as long; card and proved browsers do not', async ({
  task,
}) => {
  const { home, id, playerCode, secretNumber, cardToken } = await child()
  const guess = (by: number) =>
    elsewhere(seraph).post(login, { playerCode, secretNumber: wrongNumber(secretNumber, by) })
  for (let by = 1; by <= 5; by += 1) expect(codeOf(await guess(by))).toBe('number_wrong')
  const waits = async () => Number((await guess(99)).headers['retry-after'])
  const first = await waits()
  expect(first).toBeGreaterThan(890)
  expect(first).toBeLessThanOrEqual(900)
  const right = await elsewhere(seraph).post(login, { playerCode, secretNumber })
  expect([right.statusCode, codeOf(right)]).toEqual([429, 'too_many_attempts'])
  const letPass = () =>
    db
      .updateTable('numberGuesses')
      .set({ blockedUntil: new Date(Date.now() - 1_000) })
      .execute()
  const later: number[] = []
  for (let by = 6; by < 14; by += 1) {
    await letPass()
    expect(codeOf(await guess(by))).toBe('number_wrong')
    later.push(Math.round((await waits()) / 60))
  }
  expect(later).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440])
  expect((await elsewhere(seraph).post(login, { playerCode, cardToken })).statusCode).toBe(200)
  home.cookies.delete('seraph_player')
  expect((await home.post(login, { playerCode })).statusCode).toBe(200)
  await letPass()
  expect((await elsewhere(seraph).post(login, { playerCode, secretNumber })).statusCode).toBe(200)
  expect(await db.selectFrom('numberGuesses').selectAll().execute()).toEqual([])
  tellSeen(task, `5 wrong: 15 min, then ${later.join(', ')} min; the card and the own browser sign in`)
  expect(id).toBeDefined()
})

test('of a hundred guesses sent at once five are looked at, for a code that nobody has as well', async ({ task }) => {
  const { playerCode, secretNumber } = await child()
  for (const code of [playerCode, 'QQ88Q']) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, by) =>
        elsewhere(seraph).post(login, { playerCode: code, secretNumber: wrongNumber(secretNumber, by + 1) }),
      ),
    )
    const codes = replies.map(codeOf)
    expect(codes.filter((one) => one === 'number_wrong')).toHaveLength(5)
    expect(codes.filter((one) => one === 'too_many_attempts')).toHaveLength(95)
  }
  tellSeen(task, '100 at once: 5 answered, 95 refused, for both')
})

test('one address may get so many players’ numbers wrong in a day, and no more', async ({ task }) => {
  const strict = await testApp({
    settings: {
      ...settings,
      DATABASE_URL: seraph.deps.env.DATABASE_URL,
      REDIS_PREFIX: seraph.deps.env.REDIS_PREFIX,
      GUESS_LIMIT_NUMBER_PLAYERS: '10',
    },
  })
  const statuses: number[] = []
  for (let nth = 0; nth < 14; nth += 1)
    statuses.push(
      (await strict.browser('10.31.0.1').post(login, { playerCode: `QR${nth}A`, secretNumber: '0000' })).statusCode,
    )
  expect(statuses).toEqual([...Array<number>(10).fill(403), ...Array<number>(4).fill(429)])
  const { playerCode, secretNumber } = await child()
  expect((await strict.browser('10.31.0.2').post(login, { playerCode, secretNumber })).statusCode).toBe(200)
  tellSeen(task, '10 players answered, then 429 for that address alone')
})

test('logout ends the proof, so that the next child on a shared browser finds nothing', async ({ task }) => {
  const { playerCode, secretNumber } = await child()
  const shared = elsewhere(seraph)
  await shared.post(login, { playerCode, secretNumber })
  await shared.post('/api/players/logout')
  expect(codeOf(await shared.post(login, { playerCode, isSilent: true }))).toBe('number_needed')
  expect(codeOf(await shared.post(login, { playerCode }))).toBe('number_needed')
  tellSeen(task, 'number_needed again')
})

test('renewing asks for the number, ends all other sessions, proofs and cards, and keeps this browser', async () => {
  const { home, playerCode, secretNumber, cardToken } = await child()
  const phone = elsewhere(seraph)
  await phone.post(login, { playerCode, cardToken })
  const refused = await home.post('/api/players/renew-number', { secretNumber: wrongNumber(secretNumber) })
  expect(codeOf(refused)).toBe('number_wrong')
  const renewed = (await home.post('/api/players/renew-number', { secretNumber })).json<{
    secretNumber: string
    cardToken: string
  }>()
  expect(await whoIs(home)).toMatchObject({ player: { playerCode }, isProved: true })
  expect((await whoIs(phone)).player).toBeNull()
  expect(codeOf(await phone.post(login, { playerCode, isSilent: true }))).toBe('number_needed')
  expect(codeOf(await phone.post(login, { playerCode, cardToken }))).toBe('number_needed')
  expect((await phone.post(login, { playerCode, cardToken: renewed.cardToken })).statusCode).toBe(200)
})
