import { givenVerdicts } from '@seraph/worker/testing/givenVerdicts'
import { completion, openScriptedModel } from '@seraph/worker/testing/openScriptedModel'
import type { ScriptedModel } from '@seraph/worker/testing/openScriptedModel'

import { readMarks } from '@seraph/db/testing/readMarks'
import type { ServerResponse } from 'node:http'

import { openPlayer } from '../player.ts'
import type { Player } from '../player.ts'
import type { Row, See } from '../row.ts'
import type { Stores } from '../stores.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import type { Stack } from '../stack.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

/** Long enough for a job that is run again to find somebody who waits; the scripts end sooner. */
const settings = { OPENAI_API_KEY: 'key', MODEL_WAIT_MS: '30000', SWEEP_MS: '2000' }
const rerunWithinMs = 10_000

/** Answers that the built-in judge leaves to the model, no two alike, so that no verdict is remembered. */
const words = ['amber', 'basil', 'cedar', 'daisy', 'ember', 'fern', 'grape', 'hazel', 'iris', 'jade', 'kelp', 'lotus']
const unsure = (at: number): string => `Uzziah and one whose name began like John, ${words[at]}`

type Play = {
  stack: Stack
  model: ScriptedModel
  players: Player[]
  answered: Promise<unknown>
  late: ServerResponse[]
}

/** Twelve answers are with one worker, and with a model that says nothing yet (`late`); then `break_` does what it does. */
async function play(stores: Stores, see: See, break_: (play: Play) => Promise<void>): Promise<void> {
  const model = await openScriptedModel()
  const late: ServerResponse[] = []
  model.play((_, reply) => void late.push(reply))
  const options = { apps: { rooms: 0, worker: 1 }, settings: { ...settings, OPENAI_BASE_URL: model.baseUrl } }
  try {
    await withStack(stores, options, async (stack) => {
      const players = await Promise.all(words.map(() => openPlayer(stack.db, () => stack.api.map(({ url }) => url))))
      const answered = Promise.all(players.map((player, at) => player.answer('kings', unsure(at))))
      await until(() => late.length >= words.length, 5_000)
      see(`${late.length} jobs under way`, late.length === words.length)
      await break_({ stack, model, players, answered, late })
      await answered
      await seeExactPlayers(stack.db, players, see)
      const byModel = players.flatMap((player) => player.acknowledged).filter(({ judgedBy }) => judgedBy === 'model')
      see(`${byModel.length} of ${words.length} marked by the model all the same`, byModel.length === words.length)
    })
  } finally {
    model.close()
  }
}

/** From now on the model answers. */
const letSpeak = (model: ScriptedModel): void =>
  model.play(() => givenVerdicts(['Uzziah', 'one whose name began like John']))

const seeRerun = async (see: See, model: ScriptedModel, what: string): Promise<void> => {
  const tookMs = await until(() => model.requests.length >= words.length, rerunWithinMs + 3_000)
  see(`${what} after ${seconds(tookMs)}`, tookMs !== undefined && tookMs <= rerunWithinMs)
}

export const workerKilled: Row = {
  name: 'worker-killed',
  fault: 'worker killed -9 with jobs under way',
  mustBeSeen: 're-run ≤ 10 s; never vanishes',
  isQuick: true,
  run: (stores, see) =>
    play(stores, see, async ({ stack, model }) => {
      await stack.add('worker')
      letSpeak(model)
      await stack.worker[0]?.end('SIGKILL')
      await seeRerun(see, model, 'all run again by the other')
      await stack.worker[0]?.start()
    }),
}

export const workerKilledTwice: Row = {
  name: 'worker-killed-twice',
  fault: 'worker killed -9 twice on the same job',
  mustBeSeen: 're-run ≤ 10 s each time; never vanishes',
  isQuick: false,
  run: (stores, see) =>
    play(stores, see, async ({ stack, model }) => {
      model.play(() => undefined)
      await stack.worker[0]?.end('SIGKILL')
      await stack.worker[0]?.start()
      await seeRerun(see, model, 'after the first kill all run again')
      letSpeak(model)
      await stack.worker[0]?.end('SIGKILL')
      await stack.worker[0]?.start()
      await seeRerun(see, model, 'after the second kill all run again')
    }),
}

export const workerStopped: Row = {
  name: 'worker-stopped',
  fault: 'worker stopped (SIGSTOP) for 15 s with jobs under way, and continued',
  mustBeSeen: 're-run ≤ 10 s; the second finish changes nothing',
  isQuick: false,
  run: (stores, see) =>
    play(stores, see, async ({ stack, model, players, answered, late }) => {
      await stack.add('worker')
      letSpeak(model)
      const since = performance.now()
      stack.worker[0]?.signal('SIGSTOP')
      await seeRerun(see, model, 'all run again by the other')
      await answered
      const ids = players.map(({ id }) => id)
      const marks = () => readMarks(stack.db, ids)
      await until(async () => (await marks()).totalQuestions === words.length, 10_000)
      const before = JSON.stringify(await marks())
      await until(() => performance.now() - since > 15_000, 20_000)
      // What the stopped worker asked for comes now, with more points.
      const generous = JSON.stringify(completion(givenVerdicts(['Uzziah', 'one whose name', 'began like John'])))
      for (const reply of late) reply.setHeader('content-type', 'application/json').end(generous)
      stack.worker[0]?.signal('SIGCONT')
      await until(() => performance.now() - since > 18_000, 5_000)
      see('the second finish changed nothing', JSON.stringify(await marks()) === before)
    }),
}
