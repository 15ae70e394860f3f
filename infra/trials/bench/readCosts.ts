import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { median } from './figures/median.ts'
import type { Measured } from './figures/seasonOnPaper.ts'
import type { TableSize } from './stack/tableSizes.ts'

type Run = { hubUs: number; workerUs: number; postgresUs: number; redisUs: number }

/**
 * What answers and connections take, of the last runs of the scenarios
 * `rooms` (the highest rate) and `growth` and of the tables of a season.
 * Throws where those haven't run here.
 */
export async function readCosts(
  tables: readonly TableSize[],
  { players, answers }: { players: number; answers: number },
): Promise<Measured> {
  const rooms = await readRaw<Record<string, Run[]>>('rooms')
  const growth = await readRaw<{ idle: number[]; busy: { room: number }[] }>('growth')
  const rate = Math.max(...Object.keys(rooms).map(Number))
  const of = (name: keyof Run): number => median((rooms[rate] ?? []).map((run) => run[name]))
  const bytesOf = (names: readonly string[]): number =>
    tables.filter(({ table }) => names.includes(table)).reduce((sum, { bytes }) => sum + bytes, 0)
  const events = Math.max(1, Math.floor(answers / 10))
  return {
    hubUs: of('hubUs'),
    workerUs: of('workerUs'),
    postgresUs: of('postgresUs'),
    redisUs: of('redisUs'),
    connectionBytes: median(growth.idle) * 1_000,
    roomBytes: median(growth.busy.map(({ room }) => room)) * 1_000,
    answerBytes: bytesOf(['evaluations']) / (players * answers),
    eventBytes: bytesOf(['progress_events']) / (players * events),
    playerBytes:
      bytesOf(['players', 'player_codes', 'logins', 'sessions', 'player_totals', 'teams', 'clubs']) / players,
  }
}

async function readRaw<T>(scenario: string): Promise<T> {
  const file = join(rootFolder, '.cache/bench', `${scenario}.json`)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The season takes what \`npm run bench -- rooms growth\` has measured here: run that first.`)
  })
  return (JSON.parse(text) as { raw: T }).raw
}
