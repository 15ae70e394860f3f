import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { makeEventSeat } from '@seraph/db/testing/makeEventSeat'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { setEventPhase } from '@seraph/db/testing/setEventPhase'
import { publishRoom } from '@seraph/service/publishRoom'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Client } from './testing/client.ts'
import { testHub } from './testing/testHub.ts'

const one = await testHub()
const { db } = one
const other = await testHub({ settings: one.settings })
await makeSeason(db, { questions: [makeQuestion({ id: 'q1' })] })

async function openEvent() {
  const { code } = await makeCoach(db)
  const room = await makeEventRoom(db, { coachCode: code, questions: [makeQuestion({ id: 'q1' })] })
  return { ...room, screen: await makeEventSeat(db, { roomId: room.id, kind: 'screen' }) }
}
async function follow(hub: typeof one, roomId: string, token: string): Promise<Client> {
  const client = await hub.connect()
  expect((await client.next()).type).toBe('connected')
  client.send({ type: 'follow_event', roomId, token })
  return client
}

test('5.11 any token of an event opens where it stands, and a stranger’s opens nothing', async () => {
  const room = await openEvent()
  const elsewhere = await openEvent()
  const member = await makeEventSeat(db, { roomId: room.id, kind: 'member', teamId: room.teams[0]?.id ?? '' })
  for (const token of [room.screen, member]) {
    const client = await follow(one, room.id, token)
    expect(await client.next()).toEqual({
      type: 'event_stood',
      roomId: room.id,
      version: 1,
      phase: 'lobby',
      question: 0,
      leftMs: null,
    })
  }
  for (const [roomId, token] of [
    [room.id, randomUUID()],
    [room.id, elsewhere.screen],
    [randomUUID(), room.screen],
  ] as const)
    expect(await (await follow(one, roomId, token)).next()).toMatchObject({ type: 'error', code: 'seat_lost' })
})

test('5.11 what changes is told on every hub, once for each version and never an older one', async () => {
  const room = await openEvent()
  const [first, second] = [await follow(one, room.id, room.screen), await follow(other, room.id, room.screen)]
  for (const client of [first, second]) await client.next()
  const { redis } = one.deps.bus
  const told = { type: 'event_stood', roomId: room.id, question: 0, leftMs: 25_000 } as const
  const tell = (version: number, phase: 'read_1' | 'answer') =>
    publishRoom(
      { redis, prefix: one.settings['REDIS_PREFIX'] ?? '', log: one.deps.log },
      { stood: { ...told, version, phase } },
    )
  tell(3, 'answer')
  tell(2, 'read_1')
  tell(3, 'answer')
  tell(4, 'read_1')
  for (const client of [first, second]) {
    expect(await client.next()).toEqual({ ...told, version: 3, phase: 'answer' })
    expect(await client.next()).toEqual({ ...told, version: 4, phase: 'read_1' })
  }
})

test('5.11 a word that was lost is made up for by comparing with the database', async () => {
  const room = await openEvent()
  const client = await follow(one, room.id, room.screen)
  await client.next()
  await setEventPhase(db, room.id, 'read_1')
  expect(await client.next()).toMatchObject({ type: 'event_stood', version: 2, phase: 'read_1' })
})
