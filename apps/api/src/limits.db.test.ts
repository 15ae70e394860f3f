import { makePlayer } from '@seraph/db/testing/make'
import { expect, test } from 'vitest'

import { makeChapters, mountainOaks, register } from './testing/register.ts'
import { testApp } from './testing/testApp.ts'

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

test('X-Forwarded-For is believed from trusted proxies alone', async () => {
  const guess = async (from: string, forwarded: string) =>
    (await seraph.browser(from).post(login, { playerCode: 'BAD1A' }, { 'x-forwarded-for': forwarded })).statusCode
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(await guess('10.5.0.1', client)).toBe(404)
  expect(await guess('10.5.0.2', '192.0.2.1')).toBe(404)
  expect(await guess('127.0.0.1', '192.0.2.1')).toBe(429)
  const liar = [await guess('10.6.0.1', '192.0.2.7'), await guess('10.6.0.1', '192.0.2.8')]
  expect([...liar, await guess('10.6.0.1', '192.0.2.9')]).toEqual([404, 404, 429])
})

test('behind TLS that a trusted proxy tells of the cookies are Secure', async () => {
  const { code: playerCode } = await makePlayer(seraph.db)
  const secure = async (from: string) => {
    const reply = await seraph.browser(from).post(login, { playerCode }, { 'x-forwarded-proto': 'https' })
    return reply.cookies.map((cookie) => cookie.secure === true)
  }
  expect([await secure('10.5.0.9'), await secure('10.8.0.9')]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('with Redis away people register and sign in, and guessing is limited all the same', async () => {
  const alone = await testApp({ settings, isRedisAway: true })
  await makeChapters(alone)
  await register(alone.browser('10.7.0.1'))
  const page = alone.browser('10.7.0.2')
  expect((await page.post(login, { playerCode: 'MOO1A' })).statusCode).toBe(200)
  expect((await page.post('/api/players/logout')).statusCode).toBe(200)
  for (const code of ['BAD1A', 'BAD2A']) expect((await page.post(login, { playerCode: code })).statusCode).toBe(404)
  expect((await alone.browser('10.7.0.2').post(login, { playerCode: 'MOO1A' })).statusCode).toBe(429)
})

test('with PostgreSQL away a login is told to come again soon and counts as no guess', async () => {
  const lost = await testApp({ settings: { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } })
  for (let again = 0; again < 4; again += 1) {
    const reply = await lost.browser().post(login, { playerCode: 'MOO1A' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  }
})
