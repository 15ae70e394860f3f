import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { answerAll, openRooms, stopRooms } from '../playRooms.ts'
import { keepAnswering, openPlayer, postJson } from '../player.ts'
import type { Row, See } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { questionIds } from '../stack.ts'
import type { Stack } from '../stack.ts'
import type { Stores } from '../stores.ts'
import { seconds } from '../until.ts'
import { withStack } from '../withStack.ts'

/** While Redis is away nothing that a child does waits for it any longer than this. */
const answeredWithinMs = 2_000
const guessLimit = 5

/** Quizzes and rooms go on while `break_` does what it does with Redis, and for a moment before and after. */
async function playThrough(
  stores: Stores,
  see: See,
  options: { isRedisKeeping?: boolean },
  break_: (stack: Stack) => Promise<void>,
): Promise<void> {
  const settings = { GUESS_LIMIT_ADDRESS: String(guessLimit) }
  await withStack(stores, { ...options, settings }, async (stack) => {
    const players = await Promise.all(
      Array.from({ length: 5 }, () => openPlayer(stack.db, () => stack.api.map(({ url }) => url))),
    )
    const rooms = await openRooms(stack, { rooms: 2, participants: 5 })
    let isOver = false
    const given = { isOver: () => isOver, questionIds, answerOf: () => 'Amoz', pauseMs: 100 }
    const answering = keepAnswering(players, given)
    const inRooms = answerAll(rooms, 3_000)
    await sleep(1_000)
    await break_(stack)
    await sleep(1_000)
    isOver = true
    await Promise.all([answering, inRooms])
    const slowest = Math.max(...players.flatMap(({ acknowledged }) => acknowledged.map(({ tookMs }) => tookMs)))
    const refused = players.flatMap(({ replies }) => replies).filter(({ status }) => status !== 200).length
    see(
      `quizzes go on: ${refused} calls refused, slowest answer ${seconds(slowest)}`,
      refused === 0 && slowest < answeredWithinMs,
    )
    await seeExactPlayers(stack.db, players, see)
    await seeExactRooms(stack.db, rooms, see)
    stopRooms(rooms)
  })
}

const row = (name: string, fault: string, isQuick: boolean, run: Row['run']): Row => ({
  name,
  fault,
  isQuick,
  mustBeSeen: 'quizzes go on; rooms resume by the database’s versions; pending work drained ≤ 10 s',
  run,
})

const killAndStart = async ({ redis }: Stack): Promise<void> => {
  await redis.end('SIGKILL')
  await sleep(2_000)
  await redis.start()
}

export const redisKilled = row('redis-killed', 'Redis killed and restarted, without AOF', true, (stores, see) =>
  playThrough(stores, see, {}, killAndStart),
)

export const redisKilledAof = row('redis-killed-aof', 'Redis killed and restarted, with AOF', false, (stores, see) =>
  playThrough(stores, see, { isRedisKeeping: true }, killAndStart),
)

export const redisPaused = row('redis-paused', 'Redis paused 10 s (SIGSTOP)', false, (stores, see) =>
  playThrough(stores, see, {}, async ({ redis }) => {
    redis.signal('SIGSTOP')
    await sleep(10_000)
    redis.signal('SIGCONT')
  }),
)

export const redisSilent = row('redis-silent', 'Redis black-holed for 20 s', false, (stores, see) =>
  playThrough(stores, see, {}, async ({ redisProxy }) => {
    redisProxy.silence()
    await sleep(20_000)
    redisProxy.cut()
    redisProxy.restore()
  }),
)

/** Redis forgets everything every half second: queues, schedules, limits, replies, whose socket is where. */
export const redisFlushed = row(
  'redis-flushed',
  'Redis emptied (FLUSHALL) eight times under load',
  true,
  (stores, see) =>
    playThrough(stores, see, {}, async ({ redisProxy }) => {
      for (let time = 0; time < 8; time += 1) {
        await flushRedis(redisProxy.url)
        await sleep(500)
      }
    }),
)

async function flushRedis(address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write('FLUSHALL\r\n')
  const [reply] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  if (reply.toString() !== '+OK\r\n') throw new Error(`Redis: ${reply.toString()}`)
}

export const redisGone: Row = {
  ...row('redis-gone', 'Redis gone for 60 s', false, (stores, see) =>
    playThrough(stores, see, {}, async ({ redisProxy, api }) => {
      redisProxy.cut()
      for (const process of api) await seeGuessingLimited(process.url, see)
      await sleep(60_000)
      redisProxy.restore()
    }),
  ),
  mustBeSeen: 'the same; each process limits guessing from its own memory meanwhile',
}

/** Wrong numbers of codes that nobody has from one address at one process, until it refuses to look. */
async function seeGuessingLimited(url: string, see: See): Promise<void> {
  const statuses: number[] = []
  for (let guess = 0; guess < guessLimit + 2; guess += 1) {
    const reply = await postJson(
      `${url}/api/players/login`,
      { playerCode: `ZZZZ${guess}`, secretNumber: '0000' },
      { 'x-forwarded-for': '198.51.100.7' },
    )
    statuses.push(reply.status)
  }
  const looked = statuses.filter((status) => status === 403).length
  const isLimited = looked === guessLimit && statuses.slice(guessLimit).every((status) => status === 429)
  see(`guesses answered by one process alone: ${looked}, then ${statuses.at(-1)}`, isLimited)
}
