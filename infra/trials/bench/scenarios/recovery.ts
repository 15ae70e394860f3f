import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { fillAwaiting } from '../fill/fillAwaiting.ts'
import { fillPlayers } from '../fill/fillPlayers.ts'
import { fillRooms } from '../fill/fillRooms.ts'
import { makeRow } from '../figures/row.ts'
import { queueJudgements } from '../load/queueJudgements.ts'
import { keepWriting } from '../load/keepWriting.ts'
import { openGenerator } from '../load/openGenerator.ts'
import type { Scenario } from '../scenario.ts'
import type { Bench, Store } from '../stack/openBench.ts'

/** How long it takes until all is as before once something was killed. */
export const recovery: Scenario = {
  name: 'recovery',
  about: 'killed with -9: a worker with jobs under way, a hub with 100 and with 1,000 participants, Redis, PostgreSQL',
  sizes: { jobs: 20, participants: 1_000 },
  async run(bench, size) {
    const repeat = async (measure: (store: Store) => Promise<number>): Promise<number[]> => {
      const figures: number[] = []
      for (let turn = 0; turn < size('runs'); turn += 1) {
        const store = await bench.openStore()
        try {
          figures.push(await measure(store))
        } finally {
          await store.close()
        }
      }
      return figures
    }
    const row = (name: string, atMost: number, figures: number[], note: string) =>
      makeRow({ row: `recovery: ${name}`, target: { atMost }, unit: 's', figures, note })
    const many = size('participants')
    const rows = [
      row(
        'worker',
        10,
        await repeat((store) => killWorker(bench, store, size('jobs'))),
        `${size('jobs')} jobs under way, from the kill until another worker has done all of them`,
      ),
      row(
        'hub with 100',
        5,
        await repeat((store) => killHub(store, 100)),
        'from the first lost socket to the last seat',
      ),
      row(`hub with ${many.toLocaleString('en')}`, 5, await repeat((store) => killHub(store, many)), 'the same'),
      row(
        'Redis, to nothing pending',
        10,
        await repeat((store) => killRedis(bench, store)),
        'under 100 writes/s, from the kill; it starts again after 0.5 s',
      ),
      row(
        'PostgreSQL',
        2,
        await repeat((store) => killPostgres(bench, store)),
        'under 100 writes/s, from the moment it takes connections again to the first write that is acknowledged',
      ),
    ]
    return { rows, raw: rows }
  },
}

async function killWorker(bench: Bench, store: Store, jobs: number): Promise<number> {
  const model = await store.group.bare('modelServer')
  await fetch(`${model.url}/delay/hold`, { method: 'POST' })
  const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${model.url}/v1` }
  const first = await store.group.app('worker', env)
  const answers = await fillAwaiting(store.db, jobs)
  const queue = await queueJudgements(bench.redisUrl, answers)
  await queue.until(({ active }) => active === jobs)
  await store.group.app('worker', env)
  await fetch(`${model.url}/delay/0`, { method: 'POST' })
  const from = performance.now()
  first.kill('SIGKILL')
  await isNone(store, sql`select from evaluations where is_awaiting_model limit 1`)
  const seconds = (performance.now() - from) / 1_000
  await queue.close()
  return seconds
}

async function killHub(store: Store, participants: number): Promise<number> {
  const generator = openGenerator()
  try {
    const seats = await fillRooms(store.db, Math.ceil(participants / 20), participants)
    const doomed = await store.group.app('rooms')
    const other = await store.group.app('rooms')
    await generator.ask('openMembers', { speech: 'seraph', ports: [doomed.port], seats, comeBackAt: other.port })
    doomed.kill('SIGKILL')
    return (await generator.ask('untilBack', { count: participants })).seconds
  } finally {
    generator.close()
  }
}

/**
 * A program that ended soon after its start waits twice as long for the next one (`startPause`): so long it must have run for a start after
 * the first pause.
 */
const ranMs = 11_000

async function killRedis(bench: Bench, store: Store): Promise<number> {
  await sleep(ranMs)
  await fillPlayers(store.db, 700)
  const api = await store.group.app('api')
  await store.group.app('worker')
  const writing = keepWriting(api.url, { perSecond: 100, players: 700 })
  await sleep(1_500)
  const from = performance.now()
  process.kill(bench.pidOf('redis'), 'SIGKILL')
  await sleep(2_000)
  await writing.end()
  await isNone(store, sql`select from progress_events where applied_at is null limit 1`)
  if (writing.failed() > 0) throw new Error(`${writing.failed()} writes failed though only Redis was away`)
  return (performance.now() - from) / 1_000
}

async function killPostgres(bench: Bench, store: Store): Promise<number> {
  await fillPlayers(store.db, 700)
  const api = await store.group.app('api')
  const writing = keepWriting(api.url, { perSecond: 100, players: 700 })
  await sleep(1_000)
  process.kill(bench.pidOf('postgres'), 'SIGKILL')
  await sleep(100)
  for (;;) {
    const isThere = await sql`select 1`.execute(store.db).then(
      () => true,
      () => false,
    )
    if (isThere) break
    await sleep(10)
  }
  const from = performance.now()
  const acknowledgedAt = await writing.nextAfter(from)
  await writing.end()
  return (acknowledgedAt - from) / 1_000
}

async function isNone({ db }: Store, question: ReturnType<typeof sql>): Promise<void> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const { rows } = await question.execute(db)
    if (rows.length === 0) return
    await sleep(20)
  }
  throw new Error('work is left after a minute')
}
