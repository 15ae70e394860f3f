import { makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { playerCookie } from '@seraph/service/session'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

/** A thousand clients in `test:all`, some of them in every other run: all of one hub that died. */
const isAll = process.env['SERAPH_TEST_ALL'] === '1'
const roomCount = isAll ? 50 : 8
const seatsOfRoom = 20
const limitMs = 5_000

const one = await testHub()
const other = await testHub({ settings: one.settings })
await makeSeason(one.db, { questions: roomQuestions })

/** A signed-in player on a hub; resolves with `room_joined`. */
async function enter(address: string, player: { cookie: string; join: string }): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?version=${roomsVersion}`, {
    origin: address,
    headers: { cookie: player.cookie },
  })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
    socket.on('message', (data: Buffer) => {
      const start = data.toString('utf8', 0, 40)
      if (start.startsWith('{"type":"connected"')) socket.send(player.join)
      if (start.startsWith('{"type":"room_joined"')) resolve(socket)
    })
  })
}

test(
  '5.4 all signed-in players of a hub come to another at once: back within 5 seconds, at most one query each',
  async () => {
    const players: { cookie: string; join: string }[] = []
    for (let room = 0; room < roomCount; room += 1) {
      const made = await makeRoom(one.db, { participants: seatsOfRoom })
      for (const { id: userId, nickname, token, playerId } of made.seats) {
        const cookie = `${playerCookie}=${await makeSession(one.db, playerId ?? '')}`
        const join = { type: 'join_room', roomCode: made.room.code, userId, nickname, token }
        players.push({ cookie, join: JSON.stringify(join) })
      }
    }
    const before = await Promise.all(players.map((player) => enter(one.address, player)))
    for (const socket of before) socket.terminate()
    const statements = other.statements()
    const since = performance.now()
    const after = await Promise.all(players.map((player) => enter(other.address, player)))
    const tookMs = performance.now() - since
    expect(other.statements() - statements).toBeLessThanOrEqual(players.length)
    expect(tookMs).toBeLessThan(limitMs)
    const here = await one.db
      .selectFrom('studyRoomParticipants')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('hubId', '=', other.deps.hubId)
      .executeTakeFirstOrThrow()
    expect(Number(here.count)).toBe(players.length)
    for (const socket of after) socket.terminate()
  },
  isAll ? 300_000 : 30_000,
)
