import type { ServerResponse } from 'node:http'

import { givenVerdicts } from '@seraph/worker/testing/givenVerdicts'
import { injections } from '@seraph/worker/testing/injections'
import { completion, openScriptedModel } from '@seraph/worker/testing/openScriptedModel'
import type { ModelRequest, Script } from '@seraph/worker/testing/openScriptedModel'

import { openPlayer } from '../player.ts'
import type { Row, See } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import type { Stack } from '../stack.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const answeredWithinMs = 10_000
const breakerMs = 60_000
const atOnce = 8
const drainedWithinMs = 5_000

const status =
  (code: number, headers: Record<string, string> = {}): Script =>
  (_, reply) =>
    void reply.writeHead(code, headers).end('{"error": {"message": "no"}}')

const later = (reply: ServerResponse, ms: number): undefined =>
  void setTimeout(() => reply.end(JSON.stringify(completion(givenVerdicts(['Uzziah'])))), ms)

const faults: Record<string, Script> = {
  '30 s slow': (_, reply) => later(reply, 30_000),
  '429 with Retry-After': status(429, { 'retry-after': '20' }),
  'status 500': status(500),
  reset: (_, reply) => void reply.destroy(),
  garbage: () => '<html>Bad gateway</html>',
  'score out of range': () => '{"parts": [{"index": 99, "verdict": "given", "quote": "Uzziah"}], "score": 99}',
  empty: (_, reply) => void reply.setHeader('content-type', 'application/json').end(''),
  '10 MB': () => `{"parts": "${'x'.repeat(10 * 1024 * 1024)}"}`,
}

export const modelFaults: Row = {
  name: 'model-faults',
  fault: 'model 30 s slow, 429 with Retry-After, 500, reset, garbage, score out of range, empty, 10 MB',
  mustBeSeen: 'child answered < 10 s; breaker opens and closes; queue doesn’t grow',
  isQuick: false,
  run: (stores, see) =>
    withModel(stores, see, async (stack, play) => {
      const players = await Promise.all(Array.from({ length: atOnce }, () => openPlayer(stack.db, addressesOf(stack))))
      let asked = 0
      const askAll = async (what: string): Promise<number> => {
        const since = performance.now()
        asked += 1
        await Promise.all(
          players.map((player, at) => player.answer('kings', unsure(`${what} ${letters(asked)} ${letters(at)}`))),
        )
        return performance.now() - since
      }
      for (const [name, script] of Object.entries(faults)) {
        // A worker that has seen nothing yet, so that each fault meets a closed breaker.
        await stack.worker[0]?.end('SIGTERM')
        await stack.worker[0]?.start()
        play(script)
        const tookMs = await askAll(name)
        const empty = await until(async () => (await readJobs(stack)) === 0, drainedWithinMs)
        see(
          `${name}: answered after ${seconds(tookMs)}, no job left after ${seconds(empty)}`,
          tookMs < answeredWithinMs && empty !== undefined,
        )
      }
      await until(async () => (await readBreaker(stack)) === 1, 5_000)
      see('the breaker is open', (await readBreaker(stack)) === 1)
      const requests = play(() => givenVerdicts(['Uzziah']))
      await askAll('open')
      see(`${requests.length} calls while it is open`, requests.length === 0)
      await until(() => false, breakerMs)
      await askAll('again')
      see('a minute later it is closed', requests.length > 0 && (await readBreaker(stack)) === 0)
      await seeExactPlayers(stack.db, players, see)
    }),
}

export const promptInjections: Row = {
  name: 'injections',
  fault: `${injections.length} prompt injections against a model that obeys them`,
  mustBeSeen: 'no point gained by any',
  isQuick: false,
  run: (stores, see) =>
    withModel(stores, see, async (stack, play) => {
      const requests = play((request) => {
        const shown = shownAnswer(request)
        return givenVerdicts([shown, shown, shown])
      })
      const player = await openPlayer(stack.db, addressesOf(stack))
      const gained: string[] = []
      for (let at = 0; at < injections.length; at += atOnce) {
        const some = injections.slice(at, at + atOnce)
        await Promise.all(some.map(({ text }) => player.answer('kings', text)))
        const scores = player.acknowledged.slice(at).map(({ score }) => score)
        const due = some.map((one) => one.due)
        if (sum(scores) > sum(due)) gained.push(...some.map(({ text }) => text))
      }
      see(
        `${player.acknowledged.length} asked, ${requests.length} of them of the model, ${gained.length} gained`,
        gained.length === 0,
      )
      await seeExactPlayers(stack.db, [player], see)
    }),
}

/** One worker with a model that plays by scripts; `play` sets the next and returns the requests that it gets. */
async function withModel(
  stores: Parameters<Row['run']>[0],
  _see: See,
  use: (stack: Stack, play: (script: Script) => ModelRequest[]) => Promise<void>,
): Promise<void> {
  const model = await openScriptedModel()
  const settings = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl }
  const play = (script: Script): ModelRequest[] => {
    model.play(script)
    return model.requests
  }
  try {
    await withStack(stores, { apps: { rooms: 0, worker: 1 }, settings }, (stack) => use(stack, play))
  } finally {
    model.close()
  }
}

const addressesOf = (stack: Stack) => () => stack.api.map(({ url }) => url)
const unsure = (what: string): string => `Uzziah and one whose name began like John, ${what}`
const letters = (at: number): string => 'abcdefghijklmnopqrst'.slice(at, at + 1).repeat(5)
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** What the model is shown of the answer. */
function shownAnswer(request: ModelRequest): string {
  return (JSON.parse(request.messages.at(-1)?.content ?? '{}') as { answer?: string }).answer ?? ''
}

/** Jobs that wait or are under way; the schedules' next runs, which are always there, are neither. */
const readJobs = (stack: Stack): Promise<number> =>
  readGauge(stack.api[0]?.url, 'seraph_jobs', /state="(waiting|active)"/)

const readBreaker = (stack: Stack): Promise<number> => readGauge(stack.worker[0]?.url, 'seraph_model_breaker_open', /./)

/** The sum of a process's metric over the labels that match. */
async function readGauge(url: string | undefined, name: string, labels: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) && labels.test(line))
  return sum(lines.map((line) => Number(line.split(' ').at(-1))))
}
