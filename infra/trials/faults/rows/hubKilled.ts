import { setTimeout as sleep } from 'node:timers/promises'

import { answerAll, membersOf, openRooms, stopRooms, untilAllIn } from '../playRooms.ts'
import type { Row } from '../row.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { seconds } from '../until.ts'
import { withStack } from '../withStack.ts'

const backWithinMs = 5_000
const noticeMs = 100

export const hubKilled: Row = {
  name: 'hub-killed',
  fault: 'one of two hubs killed -9 with 100 participants answering',
  mustBeSeen: 'all back within 5 s, exact',
  isQuick: true,
  run: (stores, see) =>
    withStack(stores, { isDirect: true, apps: { api: 0, worker: 1 } }, async (stack) => {
      const rooms = await openRooms(stack, { rooms: 5, participants: 20 })
      const answered = answerAll(rooms, 10_000)
      await sleep(3_000)
      await stack.rooms[1]?.end('SIGKILL')
      await sleep(noticeMs)
      const away = membersOf(rooms).filter((one) => !one.isIn()).length
      see(`${away} of ${membersOf(rooms).length} lost their line`, away > 40)
      const tookMs = await untilAllIn(rooms, 3 * backWithinMs)
      see(
        `all back after ${seconds(tookMs && tookMs + noticeMs)}`,
        tookMs !== undefined && tookMs + noticeMs <= backWithinMs,
      )
      await answered
      await seeExactRooms(stack.db, rooms, see)
      stopRooms(rooms)
    }),
}
