import { makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeRoom } from '@seraph/db/testing/makeRoom'
import { findRoom } from '@seraph/db/queries/rooms/studyRooms'
import type { Database } from '@seraph/db/open'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { openProxy } from '@seraph/service/testing/openProxy'
import { testRedis } from '@seraph/service/testing/testRedis'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { onTestFinished, expect, test } from 'vitest'

import { joinAs } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { addressOf, isGapless, sturdyClient } from '../testing/sturdyClient.ts'
import type { SturdyClient } from '../testing/sturdyClient.ts'
import { testHub } from '../testing/testHub.ts'

const { db, url } = await testDatabase()
const redis = testRedis()
await makeSeason(db, { questions: roomQuestions })

/** Every question is answered by every client; one in four wrongly. */
const questionIds = Array.from({ length: 20 }, (_, at) => `q${at + 1}`)
const answerOf = (question: number): string => (question % 4 === 3 ? 'idk' : 'Amoz')
const expected = { questionsAnswered: 20, score: 15, pointsPossible: 20 }

async function startHub(settings: Record<string, string> = {}): Promise<{ hub: ChildProcess; address: string }> {
  const hub = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
    env: { DATABASE_URL: url, REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void hub.kill('SIGKILL'))
  if (hub.stdout === null) throw new Error('no log')
  return { hub, address: await addressOf(hub.stdout) }
}

/** Sends an answer of each client every few milliseconds, in turn; `at` is called before the numbered one. */
async function play(clients: SturdyClient[], at: (question: number) => void): Promise<void> {
  for (const [question, id] of questionIds.entries()) {
    at(question)
    for (const client of clients) client.answer(id, answerOf(question))
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

/** That everybody has seen everything, once, and that it is what is stored. */
async function expectExact(db: Database, made: MadeRoom, clients: SturdyClient[], host: SturdyClient): Promise<void> {
  await expect.poll(() => clients.map((client) => client.pending()), { timeout: 15_000 }).toEqual(clients.map(() => 0))
  const stored = async () => findRoom(db, made.room.id)
  const seen = () => [...clients, host].map((client) => client.view()?.room)
  await expect
    .poll(async () => seen().every((room) => room?.version === seen()[0]?.version), { timeout: 10_000 })
    .toBe(true)
  await expect.poll(async () => (await stored())?.version === seen()[0]?.version, { timeout: 10_000 }).toBe(true)
  const room = await stored()
  for (const one of seen()) expect(one).toEqual(room)
  for (const client of clients) {
    expect(room?.participants.find(({ id }) => id === client.seat.id)).toMatchObject(expected)
    expect(Object.keys(client.view()?.answers ?? {})).toHaveLength(20)
    expect(isGapless(client.applied)).toBe(true)
  }
  expect(isGapless(host.applied)).toBe(true)
  expect(Object.keys(host.view()?.marks ?? {})).toHaveLength(20 * clients.length)
}

test('a hub is killed with -9 in the middle of a quiz: everybody goes on, and the figures are exact', async () => {
  const [one, other] = [await startHub(), await startHub()]
  const made = await makeRoom(db, { participants: 3, chapters: [1, 2] })
  const host = sturdyClient([one.address, other.address], made, made.host)
  const tokens = await Promise.all(made.seats.map((seat) => makeSession(db, seat.playerId ?? '')))
  const clients = made.seats.map((seat, at) =>
    sturdyClient(at === 0 ? [one.address, other.address] : [other.address, one.address], made, seat, {
      token: tokens[at] ?? '',
    }),
  )
  await expect.poll(() => clients.every((client) => client.view() !== undefined), { timeout: 15_000 }).toBe(true)
  await play(clients, (question) => {
    if (question === 8) other.hub.kill('SIGKILL')
  })
  await expectExact(db, made, clients, host)
  const events = await db
    .selectFrom('progressEvents')
    .select(['playerId', 'pointsEarned'])
    .where(
      'playerId',
      'in',
      made.seats.map(({ playerId }) => playerId ?? ''),
    )
    .execute()
  expect(events).toHaveLength(60)
  expect(events.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0)).toBe(45)
  for (const client of [...clients, host]) client.stop()
})

test('a hub is told to stop in the middle of a quiz: its members move and miss nothing', async () => {
  const [one, other] = [await startHub(), await startHub()]
  const made = await makeRoom(db, { participants: 3, chapters: [1, 2] })
  const host = sturdyClient([other.address, one.address], made, made.host)
  const clients = made.seats.map((seat) => sturdyClient([other.address, one.address], made, seat))
  await expect.poll(() => clients.every((client) => client.view() !== undefined), { timeout: 15_000 }).toBe(true)
  await play(clients, (question) => {
    if (question === 8) other.hub.kill('SIGTERM')
  })
  await expectExact(db, made, clients, host)
  for (const client of [...clients, host]) client.stop()
})

test('Redis goes away and comes back: rooms on two hubs go on by the database’s versions', async () => {
  const proxy = await openProxy(redis.url)
  const settings = { DATABASE_URL: url, REDIS_URL: proxy.url, REDIS_PREFIX: redis.prefix }
  const [one, other] = [await testHub({ settings }), await testHub({ settings })]
  const made = await makeRoom(db, { participants: 3, chapters: [1, 2] })
  const host = sturdyClient([one.address], made, made.host)
  const clients = made.seats.map((seat, at) => sturdyClient([(at === 0 ? one : other).address], made, seat))
  await expect.poll(() => clients.every((client) => client.view() !== undefined), { timeout: 15_000 }).toBe(true)
  await play(clients, (question) => {
    if (question === 5) proxy.cut()
    if (question === 15) proxy.restore()
  })
  await expectExact(db, made, clients, host)
  for (const client of [...clients, host]) {
    expect(client.closes).toEqual([])
    client.stop()
  }
  proxy.close()
})

test('5.9 with PostgreSQL away a seat is asked for again on the same line, and given when it is back', async () => {
  const proxy = await openProxy(url)
  const hub = await testHub({ settings: { DATABASE_URL: proxy.url, REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix } })
  const made = await makeRoom(db)
  const { id: userId, nickname, token } = made.host
  const client = await hub.connect()
  await client.next()
  proxy.cut()
  const join = { type: 'join_room', roomCode: made.room.code, userId, nickname, token }
  client.send(join)
  expect(await client.next()).toMatchObject({ type: 'error', code: 'unavailable' })
  proxy.restore()
  await expect
    .poll(
      async () => {
        client.send(join)
        return (await client.next()).type
      },
      { interval: 200 },
    )
    .toBe('room_joined')
  expect(client.socket.readyState).toBe(1)
  proxy.close()
})

test('7.7 PostgreSQL goes away and comes back: nobody is closed, and what was kept is stored once', async () => {
  const proxy = await openProxy(url)
  const hub = await testHub({ settings: { DATABASE_URL: proxy.url, REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix } })
  const made = await makeRoom(db, { participants: 2, chapters: [1, 2] })
  const watcher = await joinAs(hub, made, made.seats[1] ?? made.host)
  const host = sturdyClient([hub.address], made, made.host)
  const [seat = made.host] = made.seats
  const client = sturdyClient([hub.address], made, seat)
  await expect.poll(() => client.view() !== undefined && host.view() !== undefined, { timeout: 15_000 }).toBe(true)
  proxy.cut()
  const submissionId = watcher.answer('q1', 'Amoz')
  expect(await watcher.take('error')).toMatchObject({ code: 'unavailable', submissionId })
  await play([client], (question) => {
    if (question === 12) proxy.restore()
  })
  await expectExact(db, made, [client], host)
  watcher.answer('q1', 'Amoz', { submissionId })
  await watcher.take('answer_submitted')
  expect([...client.closes, ...host.closes]).toEqual([])
  for (const one of [client, host]) one.stop()
  proxy.close()
})
