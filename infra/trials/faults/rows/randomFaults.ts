import { setTimeout as sleep } from 'node:timers/promises'

import { countConnections } from '@seraph/db/testing/countCalls'

import { answerAll, membersOf, openRooms, stopRooms } from '../playRooms.ts'
import { keepAnswering, openPlayer } from '../player.ts'
import { seededRandom } from '@seraph/infra/test/seededRandom'
import type { Random } from '@seraph/infra/test/seededRandom'
import type { Row, Seen } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import type { PlayedRoom } from '../seeExactRoom.ts'
import { questionIds } from '../stack.ts'
import type { App, Stack } from '../stack.ts'
import { withStack } from '../withStack.ts'

type Fault = (stack: Stack, rooms: readonly PlayedRoom[], random: Random) => Promise<void>

const appsOf = (stack: Stack): App[] => [...stack.api, ...stack.rooms, ...stack.worker]
const restart =
  (signal: 'SIGKILL' | 'SIGTERM'): Fault =>
  async (stack, _, random) => {
    const app = random.pick(appsOf(stack))
    await app.end(signal)
    await sleep(random.below(1_000))
    await app.start()
  }
const stop =
  (ms: number): Fault =>
  async (stack, _, random) => {
    const one = random.pick([...appsOf(stack), stack.redis])
    one.signal('SIGSTOP')
    await sleep(random.below(ms))
    one.signal('SIGCONT')
  }
const away =
  (which: 'postgresProxy' | 'redisProxy', how: 'cut' | 'silence', ms: number): Fault =>
  async (stack, _, random) => {
    stack[which][how]()
    await sleep(random.below(ms))
    stack[which].restore()
  }

const faults: Record<string, Fault> = {
  'process killed': restart('SIGKILL'),
  'process told to end': restart('SIGTERM'),
  'process or Redis stopped': stop(8_000),
  'Redis killed': async ({ redis }, _, random) => {
    await redis.end('SIGKILL')
    await sleep(random.below(3_000))
    await redis.start()
  },
  'Redis gone': away('redisProxy', 'cut', 10_000),
  'Redis silent': away('redisProxy', 'silence', 8_000),
  'PostgreSQL killed': async ({ stores: { postgres } }) => {
    await postgres.end('SIGKILL')
    await postgres.start()
  },
  'PostgreSQL gone': away('postgresProxy', 'cut', 8_000),
  'PostgreSQL silent': away('postgresProxy', 'silence', 10_000),
  'PostgreSQL slow': async ({ postgresProxy }, _, random) => {
    postgresProxy.slow(20 + random.below(180))
    await sleep(5_000)
    postgresProxy.slow(0)
  },
  'some clients cut off': async (_, rooms, random) => {
    for (const one of membersOf(rooms)) if (random.below(2) === 1) one.cut()
  },
  'all clients cut off': async (_, rooms) => {
    for (const one of membersOf(rooms)) one.cut()
  },
}

/** Resident memory of each process in MB and PostgreSQL's connections, at the end of a round. */
type Sample = { memoryMb: number; connections: number }

/** How much larger the last third of the rounds may be than the first. */
const growth = 1.25

/** How many connections a process keeps at most, and how many are these tests' own. */
const poolSize = 10
const ownPoolSize = 5

/** Random faults one after another for so long, under load; a seed gives the same faults again. */
export function randomFaults(minutes: number, seed: number): Row {
  return {
    name: 'random',
    fault: `${minutes} minutes with random faults, seed ${seed}`,
    mustBeSeen: 'invariants hold, memory and connections flat',
    isQuick: false,
    run: (stores, see) =>
      withStack(stores, { isRedisKeeping: seed % 2 === 0 }, async (stack) => {
        const random = seededRandom(seed)
        const endsAt = performance.now() + minutes * 60_000
        const happened = new Map<string, number>()
        const samples: Sample[] = []
        const wrong: Seen[] = []
        let exact = 0
        for (let round = 1; performance.now() < endsAt; round += 1) {
          const players = await Promise.all(
            Array.from({ length: 5 }, () => openPlayer(stack.db, () => stack.api.map(({ url }) => url))),
          )
          const rooms = await openRooms(stack, { rooms: 2, participants: 8, isSignedIn: round % 2 === 0 })
          let isOver = false
          const answering = keepAnswering(players, {
            isOver: () => isOver,
            questionIds,
            answerOf: () => 'Amoz',
            pauseMs: 200,
          })
          const inRooms = answerAll(rooms, 20_000)
          const before = performance.now()
          const names: string[] = []
          while (performance.now() - before < 20_000) {
            await sleep(random.below(3_000))
            const name = random.pick(Object.keys(faults))
            names.push(name)
            happened.set(name, (happened.get(name) ?? 0) + 1)
            await faults[name]?.(stack, rooms, random)
          }
          await inRooms
          isOver = true
          await answering
          await sleep(2_000)
          const note = (saw: string, isHeld: boolean): void => {
            if (isHeld) exact += 1
            else wrong.push({ saw: `round ${round} (${names.join(', ')}): ${saw}`, isHeld })
          }
          await seeExactPlayers(stack.db, players, note)
          await seeExactRooms(stack.db, rooms, note)
          stopRooms(rooms)
          samples.push(await sample(stack))
        }
        for (const { saw, isHeld } of wrong.slice(0, 10)) see(saw, isHeld)
        const count = [...happened.values()].reduce((sum, one) => sum + one, 0)
        see(
          `${count} faults in ${samples.length} rounds (${[...happened].map(([name, times]) => `${name} ${times}`).join(', ')})`,
          count > 0,
        )
        see(`${exact} looks at the figures were exact, ${wrong.length} not`, wrong.length === 0)
        const memory = samples.map(({ memoryMb }) => memoryMb)
        const third = Math.max(1, Math.floor(memory.length / 3))
        const [first, last] = [medianOf(memory.slice(0, third)), medianOf(memory.slice(-third))]
        see(`memory of all processes, MB: ${first} at first, ${last} at last`, last <= first * growth)
        const most = Math.max(...samples.map(({ connections }) => connections))
        const pools = appsOf(stack).length * poolSize + ownPoolSize
        see(`connections to PostgreSQL: ${most} at most, the pools hold ${pools}`, most <= pools)
      }),
  }
}

async function sample(stack: Stack): Promise<Sample> {
  const texts = await Promise.all(appsOf(stack).map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
  const bytes = texts.map((text) => Number(/^process_resident_memory_bytes\{[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0))
  const memoryMb = Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1024 / 1024)
  return { memoryMb, connections: await countConnections(stack.db) }
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
