import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { playerCookie } from '@seraph/service/session'
import { openProxy } from '@seraph/service/testing/openProxy'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'

import { answerKings, kingsQuestion } from '../../testing/askKings.ts'
import { testApp } from '../../testing/testApp.ts'

const { db, url } = await testDatabase()
await makeSeason(db, { questions: [kingsQuestion] })
const unsure = answerKings('Uzziah and one whose name began like John')

test('while PostgreSQL is away an answer is refused with a time to come back, and taken afterwards', async () => {
  const proxy = await openProxy(url)
  afterAll(proxy.close)
  const { deps, browser } = await testApp({ settings: { DATABASE_URL: proxy.url }, isAsInPlay: true })
  await deps.seasons.refresh()
  const player = browser()
  player.cookies.set(playerCookie, await makeSession(db, (await makePlayer(db)).id))
  const key = { 'idempotency-key': randomUUID() }
  const submit = () => player.post('/api/evaluate', answerKings('Uzziah'), key)

  proxy.cut()
  const startedAt = performance.now()
  for (const refused of await Promise.all([submit(), submit(), browser().post('/api/evaluate', unsure)])) {
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(2)
  }
  expect(performance.now() - startedAt).toBeLessThan(2_500)
  const season = await browser().get('/api/questions/1')
  expect(season.statusCode).toBe(200)

  proxy.restore()
  const taken = await submit()
  expect(taken.json()).toMatchObject({ score: 1, judgedBy: 'built-in' })
  expect((await submit()).json()).toEqual(taken.json())
})

test('a database that says nothing any more is given up: calls are refused in time, and go on when it speaks again', async () => {
  const proxy = await openProxy(url)
  afterAll(proxy.close)
  const { deps, browser } = await testApp({ settings: { DATABASE_URL: proxy.url }, isAsInPlay: true })
  await deps.seasons.refresh()
  const key = { 'idempotency-key': randomUUID() }
  const submit = () => browser().post('/api/evaluate', answerKings('Uzziah'), key)
  expect((await submit()).statusCode).toBe(200)

  proxy.silence()
  const startedAt = performance.now()
  const other = browser().post('/api/evaluate', answerKings('Jotham'))
  for (const refused of await Promise.all([submit(), other])) {
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(2)
  }
  expect(performance.now() - startedAt).toBeLessThan(2_500)

  proxy.restore()
  expect((await submit()).statusCode).toBe(200)
})

test('over a slow way to the database nobody is refused, though a call that has to open its connection takes over two seconds', async () => {
  const proxy = await openProxy(url)
  afterAll(proxy.close)
  const { deps, browser } = await testApp({ settings: { DATABASE_URL: proxy.url }, isAsInPlay: true })
  await deps.seasons.refresh()
  const players = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const player = browser()
      player.cookies.set(playerCookie, await makeSession(db, (await makePlayer(db)).id))
      return player
    }),
  )
  proxy.slow(200)
  const startedAt = performance.now()
  const change = { isPubliclyVisible: true }
  const replies = await Promise.all(players.map((player) => player.patch('/api/players/settings', change)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(players.map(() => 200))
  expect(performance.now() - startedAt).toBeGreaterThan(2_500)
})

test('a call that waits for the model goes on while the database says nothing', async () => {
  const proxy = await openProxy(url)
  afterAll(proxy.close)
  const settings = { DATABASE_URL: proxy.url, OPENAI_API_KEY: 'key', MODEL_WAIT_MS: '3000' }
  const { deps, browser } = await testApp({ settings })
  await deps.seasons.refresh()
  const startedAt = performance.now()
  const answer = browser().post('/api/evaluate', unsure)
  await vi.waitFor(async () => expect((await deps.queue.counts())['waiting']).toBe(1))
  proxy.silence()
  setTimeout(proxy.restore, 2_500)
  expect((await answer).json()).toMatchObject({ judgedBy: 'built-in' })
  expect(performance.now() - startedAt).toBeGreaterThan(2_900)
})

test('without Redis the built-in judge answers at once, also where a model is configured', async () => {
  const settings = { DATABASE_URL: url, OPENAI_API_KEY: 'key', MODEL_WAIT_MS: '5000' }
  const { deps, browser } = await testApp({ isRedisAway: true, settings })
  await deps.seasons.refresh()
  const startedAt = performance.now()
  const reply = await browser().post('/api/evaluate', unsure)
  expect(reply.json()).toMatchObject({ judgedBy: 'built-in', maxScore: 3 })
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
