import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { countStatements } from '@seraph/db/testing/countStatements'
import { revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { listLiveSessions } from '@seraph/db/queries/sessions/sessions'
import { sessionsEndedChannel } from '@seraph/schema/rooms/bus'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import { closeCodes } from '@seraph/schema/rooms/version'
import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { expect, test } from 'vitest'

import { openHub } from '../live/hub.ts'
import { joinAs, openMember } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const one = await testHub()
const other = await testHub({ settings: one.settings })
const { db } = one
const redis = await openTestRedis()
const { id: playerId } = await makePlayer(db)
const ended = { code: closeCodes.session_ended, reason: 'session_ended' }

const signIn = async () => {
  const token = await makeSession(db, playerId)
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { token, id }
}
const end = (id: string) => db.updateTable('sessions').set({ endedAt: new Date() }).where('id', '=', id).execute()

/** Until so many hubs listen: what is published before reaches nobody. */
const hubsListen = (count: number) =>
  expect
    .poll(async () => Object.values(await redis.pubSubNumSub(sessionsEndedChannel(one.deps.env.REDIS_PREFIX))))
    .toEqual([count])

test('4.1 an ended session closes its sockets on every hub at once, and no other', async () => {
  await hubsListen(2)
  const [leaver, stayer] = [await signIn(), await signIn()]
  const leaving = [await one.connect(leaver), await one.connect(leaver), await other.connect(leaver)]
  const staying = [await one.connect(stayer), await other.connect()]
  await Promise.all([...leaving, ...staying].map((client) => client.next()))
  const before = Date.now()
  await redis.publish(sessionsEndedChannel(one.deps.env.REDIS_PREFIX), JSON.stringify({ sessionIds: [leaver.id] }))
  expect(await Promise.all(leaving.map((client) => client.closed))).toEqual([ended, ended, ended])
  expect(Date.now() - before).toBeLessThan(1_000)
  expect(staying.map(({ socket }) => socket.readyState)).toEqual([1, 1])
})

test('4.1 what cannot be read on the bus closes nobody', async () => {
  await hubsListen(2)
  const client = await one.connect(await signIn())
  await client.next()
  for (const text of ['', '{', '{"sessionIds":[]}', '{"sessionIds":["x"]}'])
    await redis.publish(sessionsEndedChannel(one.deps.env.REDIS_PREFIX), text)
  client.send('not JSON')
  expect(await client.next()).toMatchObject({ code: 'bad_frame' })
})

test('4.1 a host’s socket without the coach’s session closes within 5 seconds of the code’s end, and doesn’t come back', async () => {
  await makeSeason(db, { questions: roomQuestions })
  const made = await makeRoom(db)
  const host = await joinAs(one, made, made.host)
  const before = Date.now()
  await db.transaction().execute((tx) => revokeCoachCode(tx, made.coach.code))
  expect(await host.client.closed).toEqual(ended)
  expect(Date.now() - before).toBeLessThan(5_000)
  const back = await openMember(one, made, made.host)
  expect(await back.take('error')).toMatchObject({ code: 'seat_lost' })
})

test('4.1 with Redis away an ended session and a deleted player are closed within 5 seconds', async () => {
  const alone = await testHub({ settings: { DATABASE_URL: one.settings['DATABASE_URL'] ?? '' }, isRedisAway: true })
  const [leaver, stayer] = [await signIn(), await signIn()]
  const doomed = await makePlayer(db)
  const clients = [
    await alone.connect(leaver),
    await alone.connect({ token: await makeSession(db, doomed.id) }),
    await alone.connect(stayer),
  ] as const
  await Promise.all(clients.map((client) => client.next()))
  const before = Date.now()
  await end(leaver.id)
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', doomed.id).execute()
  expect([await clients[0].closed, await clients[1].closed]).toEqual([ended, ended])
  expect(Date.now() - before).toBeLessThan(5_000)
  expect(clients[2].socket.readyState).toBe(1)
})

test('4.2 one query asks for all sockets', async () => {
  const counted = countStatements(db)
  const hub = openHub({
    protocol: roomsProtocol,
    clock: Date.now,
    log: one.deps.log,
    metrics: one.deps.metrics,
    listLive: (ids) => listLiveSessions(counted.db, ids),
    socketsPerAddress: 10,
    onMessage: () => Promise.resolve(),
    onLeave: () => undefined,
    roomVersionOf: () => undefined,
  })
  const closes: string[] = []
  const sessions = [await signIn(), await signIn(), await signIn()]
  for (const { id } of sessions) {
    const port = {
      send: () => undefined,
      close: (_code: number, reason: string) => void closes.push(reason),
      terminate: () => undefined,
      bufferedAmount: () => 0,
    }
    const identity = { sessionIds: [id], player: undefined }
    hub.accept(port, { versions: roomsProtocol, address: '10.0.0.1', identify: () => Promise.resolve(identity) })
  }
  await new Promise(setImmediate)
  await end(sessions[1]?.id ?? '')
  await Promise.all([hub.sweep(), hub.sweep()])
  expect([counted.count(), closes]).toEqual([1, ['session_ended']])
})

test('4.3 a hub that stops closes its sockets with draining and takes no new ones', async () => {
  const stopping = await testHub({ settings: one.settings })
  const clients = [await stopping.connect(), await stopping.connect(await signIn())]
  await Promise.all(clients.map((client) => client.next()))
  const before = Date.now()
  const stopped = stopping.close()
  const draining = { code: closeCodes.draining, reason: 'draining' }
  expect(await Promise.all(clients.map((client) => client.closed))).toEqual([draining, draining])
  await stopped
  expect(Date.now() - before).toBeLessThan(3_000)
  await expect(stopping.connect()).rejects.toThrow('ECONNREFUSED')
})
