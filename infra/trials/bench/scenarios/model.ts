import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { fillAwaiting } from '../fill/fillAwaiting.ts'
import { inTurn } from '../figures/inTurn.ts'
import { median } from '../figures/median.ts'
import { quantile } from '../figures/quantile.ts'
import { ratios } from '../figures/ratios.ts'
import { makeRow } from '../figures/row.ts'
import type { Row } from '../figures/row.ts'
import { drain } from '../load/drain.ts'
import type { Drained } from '../load/drain.ts'
import { modelDelay, uncertainAnswer } from '../load/modelDelay.ts'
import type { Scenario } from '../scenario.ts'
import { openLimits } from '../stack/openLimits.ts'
import type { Running } from '../stack/openGroup.ts'

const latenciesMs = [200, 1_000, 3_000]

/** Which numbers have had their answer: a second time the model isn't asked. */
let asked = 1_000_000

/** Marks by a model that takes its time: what Seraph adds to it, and how fast a worker empties a full queue. */
export const model: Scenario = {
  name: 'model',
  about: 'marks by a scripted model: what is added to its own time with --flight in flight; draining a queue of --jobs',
  sizes: { flight: 50, stretch: 4, jobs: 1_500 },
  async run(bench, size) {
    const store = await bench.openStore()
    try {
      const server = await store.group.bare('modelServer')
      const setDelay = (word: number | string) => fetch(`${server.url}/delay/${word}`, { method: 'POST' })
      const modelUrl = `${server.url}/v1`
      const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: modelUrl, ...openLimits }
      const worker = await store.group.app('worker', env)
      const api = await store.group.app('api', env)
      const bare = await store.group.bare('drain', { MODEL_URL: `${modelUrl}/chat/completions` })
      const whole = await store.group.bare('marks', { MODEL_URL: modelUrl })
      const { id } = await store.db
        .selectFrom('questions')
        .select('id')
        .where('points', '=', 2)
        .orderBy('position')
        .executeTakeFirstOrThrow()
      const rows: Row[] = []
      const raw: Record<string, unknown> = {}
      await setDelay(0)
      await shares(api.url, { id, flight: size('flight'), seconds: 5, ms: 0 })
      for (const ms of latenciesMs) {
        await setDelay(ms)
        const runs: number[][] = []
        const seconds = Math.max(size('stretch'), (3 * ms) / 1_000)
        for (let turn = 0; turn < size('runs'); turn += 1)
          runs.push(await shares(api.url, { id, flight: size('flight'), seconds, ms }))
        const name = `mark by a model of ${ms} ms, ${size('flight')} in flight: own share`
        const figures = (share: number): number[] => runs.map((run) => quantile(run, share))
        const note = `${median(runs.map((run) => run.length / seconds)).toFixed(0)} marks/s`
        rows.push(
          makeRow({ row: `${name}, p50`, target: { atMost: 10 }, unit: 'ms', figures: figures(0.5), note }),
          makeRow({ row: `${name}, p99`, target: { atMost: 60 }, unit: 'ms', figures: figures(0.99), note }),
        )
        raw[name] = runs
      }
      for (const ms of [200, 0]) {
        await setDelay(ms)
        const jobs = ms === 0 ? size('jobs') : Math.min(size('jobs'), 500)
        const drainMarks = async (running: Running, prefix: string): Promise<Drained> => {
          const answers = await fillAwaiting(store.db, jobs)
          const toJob = (one: { id: string }) => ({ evaluationId: one.id, replyTo: 'nobody', requestId: 'bench' })
          const list = answers.map((one) => ({ name: 'evaluation.judge', jobId: one.id, data: toJob(one) }))
          return drain(running, { redisUrl: bench.redisUrl, prefix, jobs: list })
        }
        const runs = await inTurn(size('runs'), {
          ours: () => drainMarks(worker, '{seraph}'),
          whole: () => drainMarks(whole, '{marks}'),
          bare: () => {
            const list = Array.from({ length: jobs }, () => ({ name: 'ask', jobId: randomUUID(), data: bareJob() }))
            return drain(bare, { redisUrl: bench.redisUrl, prefix: '{bare}', jobs: list })
          },
        })
        const of = (name: keyof typeof runs, figure: 'perSecond' | 'cpuUs'): number =>
          Math.round(median(runs[name].map((run) => run[figure])))
        const beside = { bare: 'bare BullMQ that calls it too', whole: 'bare BullMQ with its client and statements' }
        for (const other of ['bare', 'whole'] as const)
          rows.push(
            makeRow({
              row: `draining marks by a model of ${ms} ms : ${beside[other]}`,
              target: { atLeast: 0.7 },
              unit: '×',
              figures: ratios(runs.ours, runs[other], ({ perSecond }) => perSecond),
              note: `${of('ours', 'perSecond')} : ${of(other, 'perSecond')} /s, ${of('ours', 'cpuUs')} : ${of(other, 'cpuUs')} µs CPU`,
            }),
          )
        raw[`drain ${ms}`] = runs
      }
      return { rows, raw }
    } finally {
      await store.close()
    }
  },
}

/**
 * Keeps so many answers in flight for some seconds and tells what each took
 * beyond the model's own time, in ms. They set out one after the other
 * over that time: all in one moment would measure a burst.
 */
async function shares(
  url: string,
  options: { id: string; flight: number; seconds: number; ms: number },
): Promise<number[]> {
  const { id, flight, seconds, ms } = options
  const taken: number[] = []
  const end = performance.now() + seconds * 1_000
  const ask = async (_: unknown, place: number): Promise<void> => {
    await sleep((ms * place) / flight)
    while (performance.now() < end) {
      asked += 1
      const userAnswer = uncertainAnswer(asked)
      const from = performance.now()
      const reply = await fetch(`${url}/api/evaluate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ userAnswer, question: { id } }),
      })
      const { judgedBy } = (await reply.json()) as { judgedBy?: string }
      if (judgedBy !== 'model') throw new Error(`an answer was not marked by the model (${reply.status})`)
      taken.push(performance.now() - from - modelDelay(userAnswer, ms))
    }
  }
  await Promise.all(Array.from({ length: flight }, ask))
  return taken
}

/** A call of the model as large as ours. */
function bareJob(): { body: string } {
  const user = JSON.stringify({ question: 'x'.repeat(80), parts: [1, 2], ordered: false, answer: randomUUID() })
  const messages = [
    { role: 'system', content: 'x'.repeat(3_500) },
    { role: 'user', content: user },
  ]
  return { body: JSON.stringify({ model: 'scripted', messages }) }
}
