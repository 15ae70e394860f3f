import { sql } from 'kysely'

import { fillRooms, fillScreen } from '../fill/fillRooms.ts'
import { listAskedQuestions } from '../fill/listAskedQuestions.ts'
import { median } from '../figures/median.ts'
import { makeRow } from '../figures/row.ts'
import { openGenerator } from '../load/openGenerator.ts'
import type { Submitted } from '../load/tasks/submit.ts'
import type { Scenario } from '../scenario.ts'
import { countStored } from '../stack/countStored.ts'
import type { Running } from '../stack/openGroup.ts'
import { withoutLimit } from '../stack/withoutLimit.ts'

/** One room with a hall full of children, and its screen on the wall: each answer is told to everybody. */
export const hall: Scenario = {
  name: 'hall',
  about: 'one room of --participants with a screen for the hall, over --hubs hubs, --rate answers a second',
  sizes: { hubs: 2, participants: 300, stretch: 15, rate: 20 },
  async run(bench, size) {
    const store = await bench.openStore()
    const generator = openGenerator()
    try {
      const seats = await fillRooms(store.db, 1, size('participants'))
      const screen = await fillScreen(store.db, 1)
      const questions = await listAskedQuestions(store.db)
      const worker = await store.group.app('worker')
      const hubs: Running[] = []
      for (let hub = 0; hub < size('hubs'); hub += 1)
        hubs.push(await store.group.app('rooms', { SOCKETS_PER_ADDRESS: '100000' }))
      const ports = hubs.map(({ port }) => port)
      const came = await generator.ask('openMembers', { speech: 'seraph', ports, seats: [...seats, screen] })
      const warm = { rate: size('rate'), seconds: 6, questions }
      let { sent } = await generator.ask('submit', warm)
      // PostgreSQL does so by itself within a minute of such growth: until then plans are for empty tables.
      await withoutLimit(store.db, (tx) => sql`analyze`.execute(tx))
      const cpu = () => ({
        hubs: hubs.reduce((sum, hub) => sum + hub.cpu(), 0),
        PostgreSQL: bench.cpuOf('postgres'),
        worker: worker.cpu(),
        Redis: bench.cpuOf('redis'),
      })
      const before = cpu()
      const sentBefore = sent
      const runs: Submitted[] = []
      for (let turn = 0; turn < size('runs'); turn += 1) {
        const run = await generator.ask('submit', { rate: size('rate'), seconds: size('stretch'), questions })
        runs.push(run)
        sent += run.sent
      }
      const after = cpu()
      const costs = Object.entries(before).map(([name, from]) => {
        const us = ((after[name as keyof typeof after] - from) / (sent - sentBefore)) * 1e6
        return `${name} ${Math.round(us)}`
      })
      const stored = await countStored(store.db)
      const of = `${size('participants')} in one room, ${size('rate')} answers/s over ${size('hubs')} hubs`
      const snapshots = runs.reduce((sum, run) => sum + run.snapshots, 0)
      const rows = [
        makeRow({
          row: `${of}: own mark, p99`,
          target: { atMost: 15 },
          unit: 'ms',
          figures: runs.map(({ verdict }) => verdict.p99),
          note: `p50 ${median(runs.map(({ verdict }) => verdict.p50)).toFixed(1)} ms; CPU per answer: ${costs.join(', ')} µs; all came in within ${came.seconds.toFixed(1)} s; ${snapshots} snapshots`,
        }),
        makeRow({
          row: `${of}: score_updated at every member and the screen, p99`,
          target: { atMost: 33 },
          unit: 'ms',
          figures: runs.map(({ score }) => score.p99),
        }),
        makeRow({
          row: `${of}: score_updated at the screen, p99`,
          target: { atMost: 33 },
          unit: 'ms',
          figures: runs.map(({ atScreens }) => atScreens.p99),
        }),
        makeRow({
          row: `${of}: answers sent and not stored`,
          target: { atMost: 0 },
          unit: '',
          figures: [sent - stored],
        }),
      ]
      return { rows, raw: runs }
    } finally {
      generator.close()
      await store.close()
    }
  },
}
