import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'

import { openScriptedModel } from '@seraph/worker/testing/openScriptedModel'
import type { ScriptedModel } from '@seraph/worker/testing/openScriptedModel'

import { freePort } from '@seraph/infra/local/freePort'
import { rootFolder } from '@seraph/infra/local/rootFolder'
import { answerAll, openRooms, stopRooms, untilAllIn } from '../playRooms.ts'
import { keepAnswering, openPlayer, postJson } from '../player.ts'
import type { Row, See } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { isOk } from '../../stack/isOk.ts'
import { questionIds } from '../stack.ts'
import type { App, Stack } from '../stack.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const exitWithinMs = 10_000
/** As a browser has it for coach help (rule 33). */
const helpPatienceMs = 90_000
const question = { question: 'Who is Amoz?' }

export const rollingRestart: Row = {
  name: 'rolling-restart',
  fault: 'rolling restart (SIGTERM) of every process of api, rooms and worker under load, old beside new',
  mustBeSeen:
    'no failed request through the gateway, nothing lost, exit < 10 s; coach help in flight answered from verses and glossary',
  isQuick: false,
  async run(stores, see) {
    const model = await openScriptedModel()
    const settings = { DRAIN_MS: '1000', OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl }
    model.play(() => undefined)
    try {
      await withStack(stores, { settings }, (stack) => roll(stack, model, see))
    } finally {
      model.close()
    }
  },
}

async function roll(stack: Stack, model: ScriptedModel, see: See): Promise<void> {
  const ports = { api: [await freePort(), await freePort()], rooms: [await freePort(), await freePort()] }
  const gateway = await openGateway(stack, ports)
  const players = await Promise.all(Array.from({ length: 10 }, () => openPlayer(stack.db, () => [gateway])))
  const rooms = await openRooms(stack, { rooms: 2, participants: 10, addresses: () => [gateway] })
  let isOver = false
  const answering = keepAnswering(players, { isOver: () => isOver, questionIds, answerOf: () => 'Amoz', pauseMs: 20 })
  const inRooms = answerAll(rooms, 12_000)
  // Both are awaited at the end; where the row breaks off before, that is what it tells.
  for (const work of [answering, inRooms]) work.catch(() => undefined)

  const ends: string[] = []
  let isInTime = true
  const replace = async (old: App | undefined, add: () => Promise<unknown>): Promise<void> => {
    await add()
    const { code, tookMs } = (await old?.end('SIGTERM')) ?? { code: null, tookMs: 0 }
    ends.push(`${old?.name} ${code === 0 ? '' : `(code ${code}) `}${seconds(tookMs)}`)
    isInTime &&= code === 0 && tookMs < exitWithinMs
  }
  /** Somebody asks for help, and whoever works at it is told to end. */
  const replaceHelping = async (olds: readonly App[], add: (at: number) => Promise<unknown>, what: string) => {
    const asked = model.requests.length
    const help = Promise.all(
      [1, 2, 3, 4].map(() => postJson(`${gateway}/api/coach-help`, question, {}, helpPatienceMs)),
    )
    await until(() => model.requests.length >= asked + 4, 5_000)
    for (const [at, old] of olds.entries()) await replace(old, () => add(at))
    const sources = (await help).map(({ status, body }) => `${status} ${(body as { source?: string }).source}`)
    const isHelped = sources.every((source) => source === '200 verses')
    see(
      `coach help in flight while ${what} ends: ${isHelped ? 'all 4 from verses and glossary' : sources.join(', ')}`,
      isHelped,
    )
  }
  await replaceHelping(stack.worker, () => stack.add('worker'), 'every worker')
  await replaceHelping(stack.api, (at) => stack.add('api', ports.api[at]), 'every api')
  for (const [at, old] of stack.rooms.entries()) {
    await replace(old, () => stack.add('rooms', ports.rooms[at]))
    await sleep(1_500)
  }
  see(`exits: ${ends.join(', ')}`, isInTime)
  const backMs = await untilAllIn(rooms, 5_000)
  see(`all in their rooms again after ${seconds(backMs)}`, backMs !== undefined)
  isOver = true
  await Promise.all([answering, inRooms])
  const replies = players.flatMap((player) => player.replies)
  const failed = replies.filter(({ status }) => status !== 200)
  const statuses = [...new Set(failed.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))].join(', ')
  see(`${failed.length} of ${replies.length} requests failed ${statuses}`, failed.length === 0)
  await seeExactPlayers(stack.db, players, see)
  await seeExactRooms(stack.db, rooms, see)
  stopRooms(rooms)
}

/** The local gateway before the old processes and the ports where the new ones will be. */
async function openGateway(stack: Stack, ports: { api: number[]; rooms: number[] }): Promise<string> {
  const port = await freePort()
  const to = (apps: readonly App[], coming: readonly number[]): string =>
    [...apps.map(({ url }) => url), ...coming.map((one) => `http://127.0.0.1:${one}`)].join(',')
  const file = join(rootFolder, 'infra/local/gateway/gateway.ts')
  const args = ['127.0.0.1', String(port), stack.stores.home, to(stack.api, ports.api), to(stack.rooms, ports.rooms)]
  const program = {
    name: `gateway-${port}`,
    command: [process.execPath, file, ...args] as [string, ...string[]],
    match: file,
  }
  const url = `http://127.0.0.1:${port}`
  await stack.stores.processes.start(program, () => isOk(`${url}/healthz`))
  return url
}
