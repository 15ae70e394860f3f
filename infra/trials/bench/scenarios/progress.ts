import { sql } from 'kysely'

import { fillPlayers } from '../fill/fillPlayers.ts'
import { quantile } from '../figures/quantile.ts'
import { makeRow } from '../figures/row.ts'
import { asPlayers, withKey } from '../load/asPlayers.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { Scenario } from '../scenario.ts'
import type { Store } from '../stack/openBench.ts'

/** How often it is looked which events are in the totals. */
const lookMs = 20

/** From an event's commit until it is in its player's totals. */
export const progress: Scenario = {
  name: 'progress',
  about: 'progress events at --rate a second: until each is in the totals',
  sizes: { rate: 200, players: 2_000, stretch: 5 },
  async run(bench, size) {
    const store = await bench.openStore()
    try {
      await fillPlayers(store.db, size('players'))
      const api = await store.group.app('api')
      const worker = await store.group.app('worker')
      const study = withKey({ chaptersStudied: [1], studyTime: 1 })
      const call = asPlayers(size('players'), (player) => `/api/player-progress/${player}/update`, study)
      const options = { connections: 20, rate: size('rate') }
      await httpLoad(api, call, { ...options, seconds: 2 })
      const runs: { p50: number; p99: number; events: number; workerUs: number; postgresUs: number }[] = []
      for (let turn = 0; turn < size('runs'); turn += 1) {
        await allApplied(store)
        const [before, postgres] = [worker.cpu(), bench.cpuOf('postgres')]
        const watch = watchApplied(store)
        const { requests } = await httpLoad(api, call, { ...options, seconds: size('stretch') })
        await allApplied(store)
        const ms = await watch.end()
        runs.push({
          p50: quantile(ms, 0.5),
          p99: quantile(ms, 0.99),
          events: ms.length,
          workerUs: Math.round(((worker.cpu() - before) / requests) * 1e6),
          postgresUs: Math.round(((bench.cpuOf('postgres') - postgres) / requests) * 1e6),
        })
      }
      const [first] = runs
      const cpu = `CPU per event: worker ${first?.workerUs}, PostgreSQL ${first?.postgresUs} µs`
      const note = `p50 ${first?.p50.toFixed(0)} ms, ${first?.events} events a run, ${cpu}`
      const figures = runs.map(({ p99 }) => p99 / 1_000)
      const row = `progress at ${size('rate')} events/s: until in the totals, p99`
      return { rows: [makeRow({ row, target: { atMost: 1 }, unit: 's', figures, note })], raw: runs }
    } finally {
      await store.close()
    }
  },
}

async function allApplied({ db }: Store): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from progress_events where applied_at is null limit 1`.execute(db)
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}

/** Notes of each new event how long it took, in ms of the database's clock, from its own statement until it was seen to be applied. */
function watchApplied({ db }: Store): { end: () => Promise<number[]> } {
  const known = new Map<string, number>()
  const over = new AbortController()
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ id: string; ms: number }>`
      select id, (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as ms from progress_events
      where applied_at > now() - interval '2 seconds'`.execute(db)
    for (const { id, ms } of rows) if (!known.has(id)) known.set(id, ms)
  }
  const watching = (async () => {
    await look()
    const before = new Set(known.keys())
    while (!over.signal.aborted) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
    await look()
    for (const id of before) known.delete(id)
  })()
  return {
    async end() {
      over.abort()
      await watching
      return [...known.values()]
    },
  }
}
