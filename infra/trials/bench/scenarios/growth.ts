import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '@seraph/infra/local/freePort'

import { fillRooms } from '../fill/fillRooms.ts'
import { listAskedQuestions } from '../fill/listAskedQuestions.ts'
import { median } from '../figures/median.ts'
import { makeRow } from '../figures/row.ts'
import { openGenerator } from '../load/openGenerator.ts'
import type { Generator } from '../load/openGenerator.ts'
import type { Scenario, SizeOf } from '../scenario.ts'
import type { Bench } from '../stack/openBench.ts'
import { readLiveMemory } from '../stack/readLiveMemory.ts'

const env = { SOCKETS_PER_ADDRESS: '100000' }

/** What an answer costs and where: microseconds of CPU of hubs, PostgreSQL and Redis together. */
type Cost = { us: number; hubUs: number; generator: number }

/** Whether an answer gets dearer with the number of rooms, and what memory a silent connection and a busy room take. */
export const growth: Scenario = {
  name: 'growth',
  about:
    'CPU of an answer with --many rooms of 20 beside --few; memory of --idle connections that do nothing, of --busy rooms; a stuck reader',
  sizes: { few: 50, many: 500, rate: 150, stretch: 6, idle: 4_000, busy: 100 },
  async run(bench, size) {
    const few = await measureCost(bench, size, size('few'))
    const many = await measureCost(bench, size, size('many'))
    const of = <Name extends string>(costs: Record<Name, number>[], name: Name): number =>
      Math.round(median(costs.map((cost) => cost[name])))
    const cost = `${of(many, 'us')} : ${of(few, 'us')} µs CPU an answer, of it hubs ${of(many, 'hubUs')} : ${of(few, 'hubUs')}`
    const idle: number[] = []
    for (let turn = 0; turn < size('runs'); turn += 1) idle.push(await measureIdle(bench, size('idle')))
    const busy: Busy[] = []
    for (let turn = 0; turn < size('runs'); turn += 1) busy.push(await measureBusy(bench, size('busy')))
    const stuck: Stuck[] = []
    for (let turn = 0; turn < size('runs'); turn += 1) stuck.push(await measureStuck(bench))
    const rows = [
      makeRow({
        row: `an answer with ${size('many')} rooms : with ${size('few')}`,
        target: { atMost: 1.2 },
        unit: '×',
        figures: many.map(({ us }) => us / median(few.map((one) => one.us))),
        note: cost,
      }),
      makeRow({ row: 'memory of an idle connection', target: { atMost: 25 }, unit: 'kB', figures: idle }),
      makeRow({
        row: 'memory of a busy room of 20 in a hub that seats one of it',
        target: { atMost: 60 },
        unit: 'kB',
        figures: busy.map(({ room }) => room),
        note: `of it ${of(busy, 'events')} since it was silent`,
      }),
      makeRow({
        row: 'a stuck reader is closed once so much waits for it',
        target: { atMost: 1.05 },
        unit: 'MiB',
        figures: stuck.map(({ waiting }) => waiting / 2 ** 20),
        note: 'told in steps of 0.03 MiB; every other member had every frame',
      }),
    ]
    return { rows, raw: { few, many, idle, busy, stuck } }
  },
}

async function measureCost(bench: Bench, size: SizeOf, rooms: number): Promise<Cost[]> {
  const store = await bench.openStore()
  const generator = openGenerator()
  try {
    const seats = await fillRooms(store.db, rooms, rooms * 20)
    const questions = await listAskedQuestions(store.db)
    const hubs = [await store.group.app('rooms', env), await store.group.app('rooms', env)]
    await generator.ask('openMembers', { speech: 'seraph', ports: hubs.map(({ port }) => port), seats })
    await generator.ask('submit', { rate: size('rate'), seconds: 2, questions })
    const hubCpu = (): number => hubs.reduce((sum, hub) => sum + hub.cpu(), 0)
    const costs: Cost[] = []
    for (let turn = 0; turn < size('runs'); turn += 1) {
      const [hubFrom, storesFrom] = [hubCpu(), bench.cpuOf('postgres') + bench.cpuOf('redis')]
      const { sent, busy } = await generator.ask('submit', { rate: size('rate'), seconds: size('stretch'), questions })
      const hubUs = ((hubCpu() - hubFrom) / sent) * 1e6
      const storesUs = ((bench.cpuOf('postgres') + bench.cpuOf('redis') - storesFrom) / sent) * 1e6
      costs.push({ us: hubUs + storesUs, hubUs, generator: busy })
    }
    return costs
  } finally {
    generator.close()
    await store.close()
  }
}

/**
 * What a hub's memory grew by for each connection that sits in a room and
 * is silent, in kB. Half as many are there before: with the first ones
 * grows what Node keeps for fresh objects, some 100 MB, and no further.
 */
async function measureIdle(bench: Bench, count: number): Promise<number> {
  const store = await bench.openStore()
  const generator = openGenerator()
  try {
    const first = Math.ceil(count / 2)
    const seats = await fillRooms(store.db, Math.ceil((first + count) / 20), first + count)
    const hub = await store.group.app('rooms', env)
    await generator.ask('openMembers', { speech: 'seraph', ports: [hub.port], seats: seats.slice(0, first) })
    await sleep(4_000)
    const before = hub.memory()
    await generator.ask('openMembers', { speech: 'seraph', ports: [hub.port], seats: seats.slice(first) })
    await sleep(8_000)
    return (hub.memory() - before) / 1_000 / count
  } finally {
    generator.close()
    await store.close()
  }
}

/** What a hub's memory grew by for each room, in kB: since it seated nobody of it, and since it seated a member who had heard nothing. */
type Busy = { room: number; events: number }

/** Answers of a room until a hub keeps as much of it as it ever does, and how many come a second. */
const busyAnswers = 30
const busyRate = 150

/**
 * What is alive in a hub of rooms of 20 that answer, of each of which it seats one member, and another hub a second one: nobody else is
 * there. As many have been busy there before and had the same questions, since with the first ones grows what code takes, and with each
 * new question what the judge keeps of it.
 */
async function measureBusy(bench: Bench, rooms: number): Promise<Busy> {
  const store = await bench.openStore()
  const [former, counted] = [openGenerator(), openGenerator()]
  try {
    const seats = await fillRooms(store.db, 2 * rooms, 2 * rooms * 20)
    const questions = await listAskedQuestions(store.db)
    const inspected = await freePort()
    const hub = await store.group.app('rooms', { ...env, NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` })
    const other = await store.group.app('rooms', env)
    const seat = async (generator: Generator, from: number): Promise<number> => {
      const own = Array.from({ length: rooms }, (_, at) =>
        seats.filter(({ room }) => room === from + at + 1).slice(0, 2),
      )
      await generator.ask('openMembers', { speech: 'seraph', ports: [hub.port, other.port], seats: own.flat() })
      return readLiveMemory(inspected)
    }
    const answer = async (generator: Generator): Promise<number> => {
      await generator.ask('submit', { rate: busyRate, seconds: (rooms * busyAnswers) / busyRate, questions })
      return readLiveMemory(inspected)
    }
    await seat(former, 0)
    const before = await answer(former)
    const silent = await seat(counted, rooms)
    const after = await answer(counted)
    return { room: (after - before) / 1_000 / rooms, events: (after - silent) / 1_000 / rooms }
  } finally {
    former.close()
    counted.close()
    await store.close()
  }
}

type Stuck = { told: number; taken: number; waiting: number }

/** How much waited in the hub for a member that reads nothing when the hub let it go, in bytes. */
async function measureStuck(bench: Bench): Promise<Stuck> {
  const store = await bench.openStore()
  const generator = openGenerator()
  try {
    const seats = await fillRooms(store.db, 1, 2)
    const hub = await store.group.app('rooms', env)
    await generator.ask('openMembers', { speech: 'seraph', ports: [hub.port], seats })
    const redisUrl = bench.redisUrl
    let told = 0
    while ((await socketsOf(hub.url)) === 2) {
      if (told > 64 * 2 ** 20) throw new Error('a stuck reader is never closed')
      told += (await generator.ask('flood', { messages: 60, redisUrl, isEnding: false })).toldBytes
    }
    const { taken } = await generator.ask('flood', { messages: 0, redisUrl, isEnding: true })
    return { told, taken, waiting: told - taken }
  } finally {
    generator.close()
    await store.close()
  }
}

async function socketsOf(hubUrl: string): Promise<number> {
  const text = await (await fetch(`${hubUrl}/metrics`)).text()
  return Number(/^seraph_sockets_open\{[^}]*\} (\d+)/m.exec(text)?.[1])
}
