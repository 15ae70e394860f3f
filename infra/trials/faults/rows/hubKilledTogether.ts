import { setTimeout as sleep } from 'node:timers/promises'

import { openRooms, membersOf, stopRooms, untilAllIn } from '../playRooms.ts'
import { playTogether } from '../playTogether.ts'
import type { Row } from '../row.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { questions } from '../stack.ts'
import { seconds } from '../until.ts'
import { withStack } from '../withStack.ts'

const backWithinMs = 5_000
const noticeMs = 100
const asked = questions.slice(0, 6).map(({ id, chapter }) => ({ id, chapter }))
/** Long enough to come back and answer in. */
const secondsEach = 10
const throughWithinMs = (asked.length * secondsEach + 10) * 1_000

export const hubKilledTogether: Row = {
  name: 'hub-killed-together',
  fault: 'one of two hubs killed -9 under rooms that go together, three led by a host, two by the clock',
  mustBeSeen: 'all back within 5 s at the room’s question, nobody moved twice or left behind, exact',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, { isDirect: true, apps: { api: 0, worker: 1 } }, async (stack) => {
      const led = await openRooms(stack, { rooms: 3, participants: 20, together: { questions: asked } })
      const clocked = await openRooms(stack, {
        rooms: 2,
        participants: 10,
        together: { questions: asked, secondsEach },
      })
      const rooms = [...led, ...clocked]
      const played = rooms.map((room) => playTogether(room, led.includes(room), throughWithinMs))
      await sleep(1_500)
      await stack.rooms[1]?.end('SIGKILL')
      await sleep(noticeMs)
      const away = membersOf(rooms).filter((one) => !one.isIn()).length
      see(`${away} of ${membersOf(rooms).length} lost their line`, away > 30)
      const tookMs = await untilAllIn(rooms, 3 * backWithinMs)
      see(
        `all back after ${seconds(tookMs && tookMs + noticeMs)}`,
        tookMs !== undefined && tookMs + noticeMs <= backWithinMs,
      )
      const through = (await Promise.all(played)).filter(Boolean).length
      see(`${through} of ${rooms.length} rooms came through their ${asked.length} questions`, through === rooms.length)
      await seeExactRooms(stack.db, rooms, see)
      const members = rooms.flatMap((room) => room.members)
      const whole = members.filter((one) => one.given() === asked.length).length
      see(`${whole} of ${members.length} were asked each question once`, whole === members.length)
      stopRooms(rooms)
    }),
}
