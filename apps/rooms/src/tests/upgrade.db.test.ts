import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { closeCodes, frameLimitBytes, roomsFloor, roomsVersion } from '@seraph/schema/rooms/version'
import { movingClock } from '@seraph/service/testing/movingClock'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'

import { testHub } from '../testing/testHub.ts'

const clock = movingClock()
const { db, deps, address, connect } = await testHub({ clock, settings: { PUBLIC_URL: 'https://seraph.example' } })
const { id: playerId } = await makePlayer(db)
const connected = { type: 'connected', version: roomsVersion, heartbeatSeconds: 15 }

test.each(['http://evil.test', 'null', 'http://seraph.example', undefined])(
  '1.1 the origin %j is refused',
  async (origin) => {
    await expect(connect({ origin })).rejects.toThrow('403')
  },
)

test('1.1 the public address is an origin of ours', async () => {
  const client = await connect({ origin: 'https://seraph.example' })
  expect(await client.next()).toMatchObject(connected)
})

test('1.1 a subprotocol that is offered isn’t echoed', async () => {
  const asking = request(`${address}/ws?version=${roomsVersion}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: address,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'mine, another',
    },
  }).end()
  const [reply, socket] = (await once(asking, 'upgrade')) as [IncomingMessage, Socket]
  socket.destroy()
  expect(reply.headers['sec-websocket-protocol']).toBeUndefined()
})

test.each([String(roomsFloor - 1), String(roomsVersion + 1), '', 'latest', `${roomsVersion}.0`])(
  '1.2 the version %j is accepted and closed with a code that a browser can read',
  async (version) => {
    const client = await connect({ version })
    expect(await client.closed).toEqual({ code: closeCodes.version_mismatch, reason: 'version_mismatch' })
  },
)

test('1.3 the cookie tells the player; without a live session one is a guest', async () => {
  const token = await makeSession(db, playerId)
  expect(await (await connect({ token })).next()).toEqual({ ...connected, isSignedIn: true })
  expect(await (await connect()).next()).toEqual({ ...connected, isSignedIn: false })
  expect(await (await connect({ token: 'forged' })).next()).toEqual({ ...connected, isSignedIn: false })
  await db.updateTable('sessions').set({ endedAt: new Date() }).execute()
  expect(await (await connect({ token })).next()).toEqual({ ...connected, isSignedIn: false })
})

test('1.5 with PostgreSQL away a player is told to come again, a guest is let in', async () => {
  const lost = await testHub({ settings: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } })
  const player = await lost.connect({ token: 'some token' })
  expect(await player.next()).toMatchObject({ type: 'error', code: 'unavailable' })
  expect((await player.closed).code).toBe(closeCodes.unavailable)
  expect(await (await lost.connect()).next()).toMatchObject(connected)
})

test('1.6 a frame sent with the upgrade is heard', async () => {
  const client = await connect({ token: await makeSession(db, playerId) })
  client.send('not JSON')
  const messages = [await client.next(), await client.next()].map(({ type }) => type)
  expect(messages.toSorted()).toEqual(['connected', 'error'])
})

test('2.1 bad frames are answered, binary ones too, and the fifth closes', async () => {
  const client = await connect()
  await client.next()
  client.socket.send(Buffer.from('{"type":"heartbeat"}'))
  expect(await client.next()).toMatchObject({ type: 'error', code: 'bad_frame' })
  client.send({ type: 'shout' })
  expect(await client.next()).toMatchObject({ code: 'bad_frame', message: 'Type is not known here.' })
  for (let frame = 0; frame < 3; frame += 1) client.send({ type: 'shout' })
  expect((await client.closed).code).toBe(closeCodes.bad_frame)
})

test('2.2 a frame of 16 kB is read, a longer one closes', async () => {
  const client = await connect()
  await client.next()
  client.send(JSON.stringify({ type: 'heartbeat', more: '' }).padEnd(frameLimitBytes))
  client.send('not JSON')
  expect(await client.next()).toMatchObject({ code: 'bad_frame' })
  client.send(' '.repeat(frameLimitBytes + 1))
  expect((await client.closed).code).toBe(1009)
})

test('2.3 five thousand messages at once close the socket', async () => {
  const client = await connect()
  await client.next()
  for (let message = 0; message < 5_000; message += 1) client.send({ type: 'heartbeat' })
  expect(await client.next()).toMatchObject({ code: 'too_many_messages' })
  expect((await client.closed).code).toBe(closeCodes.too_many_messages)
})

test('1.7 one address holds so many sockets and no more', async () => {
  const small = await testHub({ settings: { SOCKETS_PER_ADDRESS: '2' } })
  const clients = [await small.connect(), await small.connect()]
  expect((await (await small.connect()).closed).code).toBe(closeCodes.too_many_sockets)
  clients[0]?.socket.close()
  await clients[0]?.closed
  await expect.poll(async () => (await (await small.connect()).next()).type).toBe('connected')
})

test('1.8 sockets that never join are closed after 10 seconds', async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => connect()))
  await Promise.all(clients.map((client) => client.next()))
  clock.pass(11)
  deps.hub.tick()
  const codes = await Promise.all(clients.map(async (client) => (await client.closed).code))
  expect(new Set(codes)).toEqual(new Set([closeCodes.not_joined]))
})

test('3.3 a client that leaves a close unanswered is cut off', async () => {
  const client = await connect()
  await client.next()
  client.socket.pause()
  const before = Date.now()
  clock.pass(100)
  deps.hub.tick()
  await expect.poll(async () => (await deps.metrics.socketsOpen.get()).values[0]?.value, { timeout: 5_000 }).toBe(0)
  expect(Date.now() - before).toBeGreaterThan(1_500)
  client.socket.terminate()
})
