import { setTimeout as sleep } from 'node:timers/promises'

import { answerAll, openRooms, stopRooms } from '../playRooms.ts'
import { keepAnswering, openPlayers } from '../player.ts'
import type { Player, Reply } from '../player.ts'
import type { Row, See } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { questionIds } from '../stack.ts'
import type { Stack } from '../stack.ts'
import type { Stores } from '../stores.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

/** How soon a call is refused, whatever is wrong: within 2 s, and what timers and two busy cores add. */
const refusedWithinMs = 2_500
const resumesWithinMs = 5_000

type Broken = { stack: Stack; players: Player[] }

/** Quizzes and rooms go on while `break_` does what it does with PostgreSQL. */
async function playThrough(
  stores: Stores,
  see: See,
  given: { settings?: Record<string, string>; resumesMs?: number; players?: number },
  break_: (broken: Broken) => Promise<void>,
): Promise<void> {
  await withStack(stores, { ...(given.settings && { settings: given.settings }) }, async (stack) => {
    const { db, api } = stack
    const players = await openPlayers(given.players ?? 10, db, () => api.map(({ url }) => url))
    const rooms = await openRooms(stack, { rooms: 1, participants: 5 })
    let isOver = false
    const answering = keepAnswering(players, {
      isOver: () => isOver,
      questionIds,
      answerOf: () => 'Amoz',
      pauseMs: 100,
    })
    const inRooms = answerAll(rooms, 3_000)
    await sleep(1_000)
    await break_({ stack, players })
    const backAt = players.map(({ acknowledged }) => acknowledged.length)
    const resumed = await until(
      () => players.every(({ acknowledged }, at) => acknowledged.length > (backAt[at] ?? 0)),
      4 * resumesWithinMs,
    )
    see(
      `resumes alone after ${seconds(resumed)}`,
      resumed !== undefined && resumed <= (given.resumesMs ?? resumesWithinMs),
    )
    isOver = true
    await Promise.all([answering, inRooms])
    seeRefusals(
      players.flatMap(({ replies }) => replies),
      see,
    )
    await seeExactPlayers(db, players, see)
    await seeExactRooms(db, rooms, see)
    stopRooms(rooms)
  })
}

/** That whatever was not answered was refused as it must be. */
function seeRefusals(replies: readonly Reply[], see: See): void {
  const refused = replies.filter(({ status }) => status !== 200)
  const odd = refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined || retryAfter > 2)
  const slowest = Math.max(0, ...refused.map(({ tookMs }) => tookMs))
  const statuses = [...new Set(odd.map(({ status }) => status))].join(', ')
  const wrong = odd.length > 0 ? `; ${odd.length} otherwise: ${statuses} ${JSON.stringify(odd[0]?.body)}` : ''
  see(
    `${refused.length} of ${replies.length} calls refused, all 503 with Retry-After ≤ 2 s, the slowest after ${seconds(slowest)}${wrong}`,
    odd.length === 0 && slowest <= refusedWithinMs,
  )
}

const mustBeSeen = '503 with Retry-After ≤ 2 s, no unbounded queue, no exit, resumes alone'

export const postgresKilled: Row = {
  name: 'postgres-killed',
  fault: 'PostgreSQL killed -9 and restarted',
  mustBeSeen: `${mustBeSeen} (recovery ≤ 2 s)`,
  isQuick: true,
  run: (stores, see) =>
    playThrough(stores, see, { resumesMs: 2_000 }, async ({ stack }) => {
      await stack.stores.postgres.end('SIGKILL')
      await sleep(1_000)
      await stack.stores.postgres.start()
    }),
}

export const postgresGone: Row = {
  name: 'postgres-gone',
  fault: 'PostgreSQL gone for 30 s (connections refused)',
  mustBeSeen,
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, {}, async ({ stack }) => {
      stack.postgresProxy.cut()
      await sleep(30_000)
      stack.postgresProxy.restore()
    }),
}

export const postgresSilent: Row = {
  name: 'postgres-silent',
  fault: 'PostgreSQL black-holed for 20 s: connections stay open, nothing passes',
  mustBeSeen,
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, {}, async ({ stack }) => {
      stack.postgresProxy.silence()
      await sleep(20_000)
      stack.postgresProxy.restore()
    }),
}

export const postgresSlow: Row = {
  name: 'postgres-slow',
  fault: 'PostgreSQL slow: 200 ms each way added for 10 s',
  mustBeSeen: 'all is answered, no refusal; no unbounded queue',
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, {}, async ({ stack, players }) => {
      stack.postgresProxy.slow(200)
      const before = players.flatMap(({ acknowledged }) => acknowledged).length
      await sleep(10_000)
      stack.postgresProxy.slow(0)
      const slow = players.flatMap(({ acknowledged }) => acknowledged)
      const slowest = Math.max(...slow.map(({ tookMs }) => tookMs))
      see(
        `${slow.length - before} answers meanwhile, the slowest after ${seconds(slowest)}`,
        slow.length > before && slowest < 5_000,
      )
      const refused = players.flatMap(({ replies }) => replies).filter(({ status }) => status !== 200)
      see(`${refused.length} refused`, refused.length === 0)
    }),
}

export const poolExhausted: Row = {
  name: 'pool-exhausted',
  fault: 'pool exhausted: 60 players on pools of 2 connections, each statement 200 ms away, for 8 s',
  mustBeSeen,
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, { settings: { DATABASE_POOL: '2' }, players: 60 }, async ({ stack, players }) => {
      stack.postgresProxy.slow(200)
      const waiting: number[] = []
      for (let second = 0; second < 8; second += 1) {
        await sleep(1_000)
        waiting.push(...(await Promise.all(stack.api.map(({ url }) => readWaiting(url)))))
      }
      stack.postgresProxy.slow(0)
      const most = Math.max(...waiting)
      see(`at most ${most} calls wait for a connection in one process`, most <= players.length)
      const refused = players.flatMap(({ replies }) => replies).filter(({ status }) => status === 503)
      see(`${refused.length} refused meanwhile`, refused.length > 0)
    }),
}

/** How many calls of a process wait for a connection, by its metrics. */
async function readWaiting(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/seraph_database_connections\{[^}]*state="waiting"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0)
}
