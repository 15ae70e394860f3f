import { setTimeout as sleep } from 'node:timers/promises'

import { beginCounting, countCalls } from '@seraph/db/testing/countCalls'

import { membersOf, openRooms, stopRooms, untilAllIn } from '../playRooms.ts'
import { readCoreTimes } from '../../stack/readCoreTimes.ts'
import type { Row } from '../row.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { seconds } from '../until.ts'
import { withStack } from '../withStack.ts'

const [roomCount, participants] = [50, 20]
const backWithinMs = 5_000
/** One for each client, and what the hubs' own timers ask meanwhile. */
const callsPerClient = 1.1

export const reconnectStorm: Row = {
  name: 'reconnect-storm',
  fault: `${roomCount * participants} signed-in clients reconnect at once, in ${roomCount} rooms on two hubs`,
  mustBeSeen: '≤ 1 query a client, all back ≤ 5 s',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, { isDirect: true, apps: { api: 0, worker: 0 } }, async (stack) => {
      const rooms = await openRooms(stack, { rooms: roomCount, participants, isSignedIn: true })
      const all = membersOf(rooms)
      await beginCounting(stack.db)
      for (const one of all) one.cut()
      const before = readCoreTimes()
      const since = performance.now()
      await sleep(500)
      await untilAllIn(rooms, 30_000)
      const tookMs = performance.now() - since
      // All clients are this one process: where the machine is busy the row tells how much of the time is theirs.
      const after = readCoreTimes()
      const [ranMs, waitedMs] = [after.ranMs - before.ranMs, after.waitedMs - before.waitedMs]
      const calls = await countCalls(stack.db)
      const isBack = all.every((one) => one.isIn())
      see(
        `${isBack ? 'all' : all.filter((one) => one.isIn()).length} of ${all.length} back after ${seconds(tookMs)} (the clients ran ${seconds(ranMs)}, waited ${seconds(waitedMs)} for a core)`,
        isBack && tookMs <= backWithinMs,
      )
      const total = calls.reduce((sum, one) => sum + one.calls, 0)
      const often = calls.filter((one) => one.calls >= all.length / 4)
      const named = often.map((one) => `${one.calls} × ${one.query.replaceAll(/\s+/g, ' ').slice(0, 50)}`).join('; ')
      see(`${(total / all.length).toFixed(2)} queries a client (${named})`, total / all.length <= callsPerClient)
      await seeExactRooms(stack.db, rooms, see)
      stopRooms(rooms)
    }),
}
