import { setTimeout as sleep } from 'node:timers/promises'

import { answerAll, openRooms, stopRooms, untilAllIn } from '../playRooms.ts'
import { keepAnswering, openPlayer } from '../player.ts'
import type { Row } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { questionIds } from '../stack.ts'
import { seconds } from '../until.ts'
import { withStack } from '../withStack.ts'

const writers = 8
const times = 5

/** Everything is killed at the same moment; the disk stays, so what PostgreSQL had not written through is gone with it. */
export const powerLost: Row = {
  name: 'power-lost',
  fault: `all processes, PostgreSQL and Redis killed -9 at once, ${times} times, under ${writers} writers and a room`,
  mustBeSeen: 'no acknowledged answer is lost, none counts twice',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, {}, async (stack) => {
      const players = await Promise.all(
        Array.from({ length: writers }, () => openPlayer(stack.db, () => stack.api.map(({ url }) => url))),
      )
      const rooms = await openRooms(stack, { rooms: 1, participants: 5 })
      let isOver = false
      const given = { isOver: () => isOver, questionIds, answerOf: () => 'Amoz', pauseMs: 0 }
      const answering = keepAnswering(players, given)
      const inRooms = answerAll(rooms, times * 4_000)
      for (let loss = 0; loss < times; loss += 1) {
        await sleep(1_500 + loss * 300)
        const all = [...stack.api, ...stack.rooms, ...stack.worker, stack.redis, stores.postgres]
        await Promise.all(all.map((process) => process.end('SIGKILL')))
        await sleep(500)
        await stores.postgres.start()
        await stack.redis.start()
        await Promise.all([...stack.api, ...stack.rooms, ...stack.worker].map((process) => process.start()))
      }
      const backMs = await untilAllIn(rooms, 20_000)
      see(`back in the room after ${seconds(backMs)}`, backMs !== undefined)
      await sleep(1_000)
      isOver = true
      await Promise.all([answering, inRooms])
      const unanswered = players.flatMap(({ replies }) => replies).filter(({ status }) => status !== 200).length
      see(`${unanswered} calls were cut off or refused meanwhile`, unanswered > 0)
      await seeExactPlayers(stack.db, players, see)
      await seeExactRooms(stack.db, rooms, see)
      stopRooms(rooms)
    }),
}
