import { makePlayer } from '@seraph/db/testing/make'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { coachCookie } from '@seraph/service/session'
import { expect, test } from 'vitest'

import { makeChapters, mountainOaks, register } from '../testing/register.ts'
import { testApp } from '../testing/testApp.ts'
import { withNumber } from '../testing/withNumber.ts'

const login = '/api/players/login'
const settings = { GUESS_LIMIT_ADDRESS: '2', REGISTER_LIMIT_ADDRESS: '3' }
const seraph = await testApp({ settings: { ...settings, TRUSTED_PROXIES: '10.5.0.0/16, 127.0.0.1' } })
await makeChapters(seraph)

test('registrations of one address are limited', async () => {
  const statuses: number[] = []
  for (const biblicalGem of ['A', 'E', 'J', 'O']) {
    const reply = await seraph.browser().post('/api/players/register', { ...mountainOaks, biblicalGem })
    statuses.push(reply.statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('one address takes so many seats of a team and no more, by whatever spelling; of another team, and as a coach, it does', async () => {
  const app = await testApp({ settings: { REGISTER_LIMIT_TEAM: '2', TRUSTED_PROXIES: '10.5.0.0/16' } })
  await makeChapters(app)
  const take = async (gem: string, over: object = {}, browser = app.browser('10.9.0.1')) =>
    (await browser.post('/api/players/register', { ...mountainOaks, biblicalGem: gem, ...over })).statusCode
  expect([await take('A'), await take('E'), await take('J')]).toEqual([200, 200, 429])
  expect(await take('J', { clubName: ' mountain  OAKS', teamName: 'owls ' })).toBe(429)
  expect(await take('J', { teamName: 'Eagles' })).toBe(200)
  expect(await take('J', {}, app.browser('10.9.0.2'))).toBe(200)
  const coach = app.browser('10.9.0.1')
  coach.cookies.set(coachCookie, (await makeCoach(app.db)).token)
  expect(await take('O', {}, coach)).toBe(200)
})

test('X-Forwarded-For is believed from trusted proxies alone', async () => {
  const guess = async (from: string, forwarded: string) =>
    (
      await seraph
        .browser(from)
        .post(login, { playerCode: 'BAD1A', secretNumber: 'none' }, { 'x-forwarded-for': forwarded })
    ).statusCode
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(await guess('10.5.0.1', client)).toBe(403)
  expect(await guess('10.5.0.2', '192.0.2.1')).toBe(403)
  expect(await guess('127.0.0.1', '192.0.2.1')).toBe(429)
  const liar = [await guess('10.6.0.1', '192.0.2.7'), await guess('10.6.0.1', '192.0.2.8')]
  expect([...liar, await guess('10.6.0.1', '192.0.2.9')]).toEqual([403, 403, 429])
})

test('behind TLS that a trusted proxy tells of the cookies are Secure', async () => {
  const { code } = await makePlayer(seraph.db)
  const known = await withNumber(seraph, code)
  const secure = async (from: string, origin: string) => {
    const reply = await seraph.browser(from).post(login, known, { 'x-forwarded-proto': 'https', origin })
    return reply.cookies.map((cookie) => cookie.secure === true)
  }
  expect([await secure('10.5.0.9', 'https://seraph.test'), await secure('10.8.0.9', 'http://seraph.test')]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('with Redis away people register and sign in, and guessing is limited all the same', async () => {
  const alone = await testApp({ settings, isRedisAway: true })
  await makeChapters(alone)
  await register(alone.browser('10.7.0.1'))
  const page = alone.browser('10.7.0.2')
  const known = await withNumber(alone, 'MOO1A')
  expect((await page.post(login, known)).statusCode).toBe(200)
  expect((await page.post('/api/players/logout')).statusCode).toBe(200)
  for (const playerCode of ['BAD1A', 'BAD2A'])
    expect((await page.post(login, { playerCode, secretNumber: '0000' })).statusCode).toBe(403)
  expect((await alone.browser('10.7.0.2').post(login, known)).statusCode).toBe(429)
})

test('with PostgreSQL away a login is told to come again soon and counts as no guess', async () => {
  const lost = await testApp({ settings: { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } })
  for (let again = 0; again < 4; again += 1) {
    const reply = await lost.browser().post(login, { playerCode: 'MOO1A' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  }
})
