import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { getQuestions } from '@seraph/schema/http/questions'
import { PlayerReport } from '@seraph/schema/http/progress'
import { registerPlayer } from '@seraph/schema/http/players/players'
import { playerCookie } from '@seraph/service/session'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { keepAnswering, playAs } from './player.ts'
import type { Player } from './player.ts'
import type { RowResult, See, Seen } from './row.ts'
import { seconds, until } from './until.ts'

/** A composed stack that is already up: where it is reached, and the environment that its commands take. */
export type ComposeStack = { url: string; env: NodeJS.ProcessEnv }

const drainedWithinMs = 10_000
const downMs = 3_000
const services = { worker: 'worker', redis: 'Redis', postgres: 'PostgreSQL', rooms: 'rooms', api: 'api' } as const

/** Kills every container of one service after another under load, starts it again, and looks at the figures. */
export async function runOnCompose(stack: ComposeStack): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const [service, name] of Object.entries(services)) {
    const seen: Seen[] = []
    const since = performance.now()
    const see: See = (saw, isHeld) => void seen.push({ saw, isHeld })
    await killService(stack, service, see).catch((error: unknown) => see(`broke off: ${String(error)}`, false))
    results.push({
      name: `compose-${service}`,
      fault: `every container of ${name} killed -9 and started again after ${downMs / 1_000} s, on docker compose`,
      mustBeSeen: 'nothing lost or counted twice, nothing pending after 10 s, no other container restarted',
      seen,
      isHeld: seen.every(({ isHeld }) => isHeld),
      seconds: (performance.now() - since) / 1_000,
    })
  }
  return results
}

async function killService(stack: ComposeStack, service: string, see: See): Promise<void> {
  const players = await Promise.all(Array.from({ length: 5 }, () => register(stack)))
  const { questions } = getQuestions.reply.parse(await (await fetch(`${stack.url}/api/questions/1`)).json())
  const questionIds = questions.map(({ id }) => id)
  let isOver = false
  const answering = keepAnswering(players, { isOver: () => isOver, questionIds, answerOf: () => 'Amoz', pauseMs: 100 })
  await sleep(1_000)
  await compose(stack, 'kill', '--signal', 'SIGKILL', service)
  await sleep(downMs)
  await compose(stack, 'start', service)
  await sleep(2_000)
  isOver = true
  await answering
  const drained = await until(async () => (await pendingOf(stack)) === 0, drainedWithinMs)
  see(`nothing pending after ${seconds(drained)}`, drained !== undefined)
  const acknowledged = players.flatMap((player) => player.acknowledged)
  const points = acknowledged.reduce((sum, { score }) => sum + score, 0)
  const reports = await Promise.all(players.map((player) => reportOf(stack, player)))
  const counted = reports.reduce((sum, { aiEvaluatedQuestions }) => sum + aiEvaluatedQuestions, 0)
  const earned = reports.flatMap(({ byChapter }) => byChapter).reduce((sum, chapter) => sum + chapter.earned, 0)
  const refused = players.flatMap(({ replies }) => replies).filter(({ status }) => status !== 200)
  const statuses = [...new Set(refused.map(({ status }) => status))].join(', ')
  see(`${refused.length} calls refused meanwhile${refused.length > 0 ? ` (${statuses})` : ''}`, true)
  see(
    `${acknowledged.length} answers, ${points} points acknowledged; ${counted}, ${earned} in the totals`,
    counted === acknowledged.length && earned === points && counted > 0,
  )
  const restarts = await restartsOf(stack)
  see(restarts === '' ? 'no container restarted by itself' : `restarted by themselves: ${restarts}`, restarts === '')
}

async function register({ url }: ComposeStack): Promise<Player> {
  const body = { clubName: `Club ${randomUUID()}`, teamName: 'Owls', biblicalGem: 'A', state: 'Oregon' }
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const reply = await fetch(`${url}${registerPlayer.path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { player } = registerPlayer.reply.parse(await reply.json())
  const cookie = reply.headers.getSetCookie().find((one) => one.startsWith(`${playerCookie}=`))
  const token = cookie?.slice(playerCookie.length + 1).split(';')[0] ?? ''
  return playAs({ id: player.id, token }, () => [url])
}

async function reportOf({ url }: ComposeStack, { id, token }: Player): Promise<PlayerReport> {
  const reply = await fetch(`${url}/api/player-progress/${id}`, { headers: { cookie: `${playerCookie}=${token}` } })
  return PlayerReport.parse(await reply.json())
}

/** How many answers wait for a mark, and events for the totals. */
async function pendingOf(stack: ComposeStack): Promise<number> {
  const statement = `select (select count(*) from progress_events where applied_at is null) + (select count(*) from evaluations where is_awaiting_model)`
  const psql = ['psql', '--username=seraph', '--no-align', '--tuples-only', '--command', statement]
  return Number(await compose(stack, 'exec', '--no-TTY', 'postgres', ...psql))
}

/** The containers that Docker had to start again. */
async function restartsOf(stack: ComposeStack): Promise<string> {
  const ids = (await compose(stack, 'ps', '--quiet')).trim().split('\n')
  const format = '{{if gt .RestartCount 0}}{{.Name}} {{.RestartCount}}{{end}}'
  const { stdout } = await promisify(execFile)('docker', ['inspect', '--format', format, ...ids])
  return stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .join(', ')
}

async function compose({ env }: ComposeStack, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('docker', ['compose', ...args], { cwd: rootFolder, env })
  return stdout
}
