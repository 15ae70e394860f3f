import { sql } from 'kysely'

import { fillRooms } from '../fill/fillRooms.ts'
import { listAskedQuestions } from '../fill/listAskedQuestions.ts'
import { median } from '../figures/median.ts'
import { makeRow } from '../figures/row.ts'
import { openGenerator } from '../load/openGenerator.ts'
import type { Submitted } from '../load/tasks/submit.ts'
import type { Scenario } from '../scenario.ts'
import type { Running } from '../stack/openGroup.ts'
import { countStored } from '../stack/countStored.ts'
import { withoutLimit } from '../stack/withoutLimit.ts'

/** What is asked for at each rate, in answers a second: the longest p99 of the own verdict and of the room's score, in ms. */
const targets = [
  { rate: 100, verdict: 15, score: 21 },
  { rate: 300, verdict: 15, score: 33 },
  { rate: 400, verdict: 100, score: 100 },
]

type Run = Submitted & { busy: number; hubUs: number; postgresUs: number; redisUs: number; workerUs: number }

/** Answers in rooms, by members who are signed in: each is marked, stored, told to its room and counted as progress by a worker. */
export const rooms: Scenario = {
  name: 'rooms',
  about: 'answer → own mark and → score_updated at every member; 100, 300 and 400 answers a second (or --rate alone)',
  sizes: { hubs: 2, rooms: 50, participants: 1_000, stretch: 6, rate: 0 },
  async run(bench, size) {
    const store = await bench.openStore()
    const generator = openGenerator()
    try {
      const seats = await fillRooms(store.db, size('rooms'), size('participants'))
      const questions = await listAskedQuestions(store.db)
      const worker = await store.group.app('worker')
      const hubs: Running[] = []
      for (let hub = 0; hub < size('hubs'); hub += 1)
        hubs.push(await store.group.app('rooms', { SOCKETS_PER_ADDRESS: '100000' }))
      await generator.ask('openMembers', { speech: 'seraph', ports: hubs.map(({ port }) => port), seats })
      const warm = { rate: 200, seconds: 6, questions }
      let { sent } = await generator.ask('submit', warm)
      // PostgreSQL does so by itself within a minute of such growth: until then plans are for empty tables.
      await withoutLimit(store.db, (tx) => sql`analyze`.execute(tx))
      sent += (await generator.ask('submit', { ...warm, seconds: 2 })).sent
      const cpu = () => ({
        hub: hubs.reduce((sum, hub) => sum + hub.cpu(), 0),
        worker: worker.cpu(),
        postgres: bench.cpuOf('postgres'),
        redis: bench.cpuOf('redis'),
      })
      const runs: Record<number, Run[]> = {}
      const wanted = size('rate') > 0 ? [{ rate: size('rate'), verdict: 100, score: 100 }] : targets
      for (let turn = 0; turn < size('runs'); turn += 1) {
        for (const { rate } of wanted) {
          const before = cpu()
          const reached = await generator.ask('submit', { rate, seconds: size('stretch'), questions })
          const after = cpu()
          const each = (name: keyof typeof after): number => ((after[name] - before[name]) / reached.sent) * 1e6
          const cost = {
            hubUs: each('hub'),
            postgresUs: each('postgres'),
            redisUs: each('redis'),
            workerUs: each('worker'),
          }
          runs[rate] = [...(runs[rate] ?? []), { ...reached, ...cost }]
          sent += reached.sent
        }
      }
      const stored = await countStored(store.db)
      const rows = wanted.flatMap(({ rate, verdict, score }) => {
        const own = runs[rate] ?? []
        const note = noteOf(own)
        return [
          makeRow({
            row: `rooms, ${rate} answers/s: own mark, p99`,
            target: { atMost: verdict },
            unit: 'ms',
            figures: own.map((run) => run.verdict.p99),
            note,
          }),
          makeRow({
            row: `rooms, ${rate} answers/s: score_updated at every member, p99`,
            target: { atMost: score },
            unit: 'ms',
            figures: own.map((run) => run.score.p99),
          }),
        ]
      })
      const missing = makeRow({
        row: 'rooms: answers sent and not stored',
        target: { atMost: 0 },
        unit: '',
        figures: [sent - stored],
      })
      return { rows: [...rows, missing], raw: runs }
    } finally {
      generator.close()
      await store.close()
    }
  },
}

function noteOf(runs: Run[]): string {
  const of = (figure: (run: Run) => number): number => Math.round(median(runs.map(figure)))
  const p50 = `p50 ${median(runs.map(({ verdict }) => verdict.p50)).toFixed(1)} ms`
  const cpu = `CPU per answer: hubs ${of((run) => run.hubUs)}, PostgreSQL ${of((run) => run.postgresUs)}, worker ${of((run) => run.workerUs)}, Redis ${of((run) => run.redisUs)} µs`
  const whole = runs.reduce((sum, { snapshots }) => sum + snapshots, 0)
  return `${p50}; ${cpu}; ${whole} snapshots; generator ${of(({ busy }) => busy * 100)} % of a core`
}
