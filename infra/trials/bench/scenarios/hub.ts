import { fillRooms } from '../fill/fillRooms.ts'
import type { Seat } from '../fill/fillRooms.ts'
import { inTurn } from '../figures/inTurn.ts'
import { median } from '../figures/median.ts'
import { ratios } from '../figures/ratios.ts'
import { makeRow } from '../figures/row.ts'
import type { Row, Target } from '../figures/row.ts'
import { openGenerator } from '../load/openGenerator.ts'
import type { Speech } from '../load/sockets/openMember.ts'
import type { Scenario } from '../scenario.ts'
import type { Running } from '../stack/openGroup.ts'

/** How a fan-out went; `perCore`: frames that arrived for each second of CPU that the servers took. */
/** The rooms of both stores have the same ids: their hubs must not hear each other. */
const prefixOfTwo = '{two}'

type Run = { perCore: number; perSecond: number; p50: number; p99: number; servers: number; generator: number }

/** Fan-out to rooms, beside sockets and nothing else, and socket.io with its Redis adapter. */
export const hub: Scenario = {
  name: 'hub',
  about: 'fan-out in rooms of 20: one process, two over Redis, bursts; beside raw sockets and socket.io',
  sizes: { rooms: 50, participants: 1_000, flight: 4, burst: 20 },
  async run(bench, size) {
    // Members who are gone are told as away seconds later: in the rooms of another contender that would be a version too many.
    const [store, storeOfTwo] = [await bench.openStore(), await bench.openStore()]
    try {
      const seats = await fillRooms(store.db, size('rooms'), size('participants'))
      await fillRooms(storeOfTwo.db, size('rooms'), size('participants'))
      const env = { SOCKETS_PER_ADDRESS: '100000' }
      const one = [await store.group.app('rooms', env)]
      const envOfTwo = { ...env, REDIS_PREFIX: prefixOfTwo }
      const two = [await storeOfTwo.group.app('rooms', envOfTwo), await storeOfTwo.group.app('rooms', envOfTwo)]
      const raw = [await store.group.bare('rawSockets')]
      const io = [await store.group.bare('socketIo'), await store.group.bare('socketIo')]
      const contender =
        (speech: Speech, servers: Running[], burst = 1) =>
        async (): Promise<Run> =>
          fanOutOnce({
            speech,
            servers,
            seats,
            burst,
            inFlight: burst === 1 ? size('flight') : 1,
            seconds: size('seconds'),
            redisUrl: bench.redisUrl,
            prefix: servers === two ? prefixOfTwo : '{seraph}',
          })
      const runs = await inTurn(size('runs'), {
        raw: contender('raw', raw),
        one: contender('seraph', one),
        two: contender('seraph', two),
        io: contender('socket.io', io),
        rawBursts: contender('raw', raw, size('burst')),
        oneBursts: contender('seraph', one, size('burst')),
      })
      const row = (name: string, target: Target, ours: Run[], bare: Run[]): Row =>
        makeRow({
          row: name,
          target,
          unit: '×',
          figures: ratios(ours, bare, ({ perCore }) => perCore),
          note: noteOf(ours, bare),
        })
      return {
        rows: [
          row('hub fan-out, one process : raw sockets', { atLeast: 0.75 }, runs.one, runs.raw),
          row('hub fan-out, two over Redis : raw sockets, per core', { atLeast: 0.65 }, runs.two, runs.raw),
          row('hub fan-out, two over Redis : socket.io’s Redis adapter', { atLeast: 1.5 }, runs.two, runs.io),
          row('stretch: one process : raw sockets', { atLeast: 0.95 }, runs.one, runs.raw),
          row('stretch: bursts of 20 to a room : raw sockets', { atLeast: 3 }, runs.oneBursts, runs.rawBursts),
        ],
        raw: runs,
      }
    } finally {
      await store.close()
      await storeOfTwo.close()
    }
  },
}

async function fanOutOnce(options: {
  speech: Speech
  servers: Running[]
  seats: Seat[]
  burst: number
  inFlight: number
  seconds: number
  redisUrl: string
  prefix: string
}): Promise<Run> {
  const { speech, servers, seats, burst, inFlight, seconds, redisUrl, prefix } = options
  const generator = openGenerator()
  try {
    await generator.ask('openMembers', { speech, ports: servers.map(({ port }) => port), seats })
    const common = { speech, servers: servers.length, inFlight, burst, redisUrl, prefix }
    await generator.ask('fanOut', { ...common, seconds: 0.5 })
    const before = cpuOf(servers)
    const reached = await generator.ask('fanOut', { ...common, seconds })
    const cpu = cpuOf(servers) - before
    await generator.ask('closeAll', {})
    return {
      perCore: reached.deliveries / cpu,
      perSecond: reached.inTime / reached.seconds,
      p50: reached.p50,
      p99: reached.p99,
      servers: cpu / reached.seconds,
      generator: reached.busy,
    }
  } finally {
    generator.close()
  }
}

function cpuOf(servers: Running[]): number {
  return servers.reduce((sum, server) => sum + server.cpu(), 0)
}

function noteOf(ours: Run[], bare: Run[]): string {
  const of = (runs: Run[], figure: (run: Run) => number): number => Math.round(median(runs.map(figure)))
  const rates = `${of(ours, ({ perSecond }) => perSecond / 1_000)} : ${of(bare, ({ perSecond }) => perSecond / 1_000)} k frames/s`
  const cpu = `${of(ours, ({ perCore }) => perCore / 1_000)} : ${of(bare, ({ perCore }) => perCore / 1_000)} k per core`
  return `${cpu}, ${rates}, p99 ${of(ours, ({ p99 }) => p99)} ms, generator ${of(ours, ({ generator }) => generator * 100)} % of a core`
}
