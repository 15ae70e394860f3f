import { join } from 'node:path'

import { migrations } from '@seraph/db/migrations/index'
import { openDatabase } from '@seraph/db/open'
import { databaseUrl, onServer } from '@seraph/db/testing/template'
import { listTables } from '@seraph/db/testing/listTables'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { runProgram } from '../runProgram.ts'
import type { Row } from '../row.ts'
import type { Stores } from '../stores.ts'
import { until } from '../until.ts'

const file = join(rootFolder, 'infra/commands/database/migrate.ts')
const count = Object.keys(migrations).length
let made = 0

/** Uses an empty database, and ends with it. */
async function withEmpty(stores: Stores, use: (url: string) => Promise<void>): Promise<void> {
  made += 1
  const name = `empty_${made}`
  await onServer(stores.postgresUrl, `create database ${name}`)
  try {
    await use(databaseUrl(stores.postgresUrl, name))
  } finally {
    await onServer(stores.postgresUrl, `drop database ${name} with (force)`)
  }
}

const migrate = (url: string) => runProgram([file], { DATABASE_URL: url })

async function tablesOf(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, onError: () => undefined })
  try {
    return (await listTables(db)).filter((name) => !name.startsWith('kysely_'))
  } finally {
    await db.destroy()
  }
}

export const migrationFails: Row = {
  name: 'migration-fails',
  fault: 'a migration that fails half-way; a migrate step killed -9 half-way',
  mustBeSeen: 'clear errors, recovery; nothing half-applied',
  isQuick: false,
  run: (stores, see) =>
    withEmpty(stores, async (url) => {
      // What stands in the way of a statement late in the first migration.
      await onServer(url, 'create table player_totals (mine integer)')
      const failed = await migrate(url).done
      const said = failed.output.trim().split('\n').slice(-2).join(' | ')
      see(`exit ${failed.code}: ${said}`, failed.code === 1 && said.includes('nothing of it was kept'))
      const left = await tablesOf(url)
      see(`tables afterwards: ${left.join(', ')}`, left.join() === 'player_totals')
      await onServer(url, 'drop table player_totals')

      const killed = migrate(url)
      await until(async () => (await tablesOf(url)).length > 0 || killed.hasEnded(), 10_000)
      killed.kill()
      await killed.done
      const half = await tablesOf(url)
      const done = await migrate(url).done
      see(`killed with ${half.length} tables made, then: ${done.output.trim().split('\n')[0]}`, done.code === 0)
      see((await migrate(url).done).output.trim().split('\n')[0] ?? '', true)
    }),
}

export const twoMigrators: Row = {
  name: 'two-migrators',
  fault: 'two migrators at once on an empty database',
  mustBeSeen: 'one wins; nothing half-applied',
  isQuick: false,
  run: (stores, see) =>
    withEmpty(stores, async (url) => {
      const both = await Promise.all([migrate(url).done, migrate(url).done])
      const ran = both.map(({ output }) => Number(/ready: (\d+) migrations/.exec(output)?.[1]))
      const codes = both.map(({ code }) => code)
      const isRight = codes.every((code) => code === 0) && ran.toSorted((a, b) => a - b).join() === `0,${count}`
      see(
        `exits ${codes.join(' and ')}; migrations run ${ran.join(' and ')} of ${count}${isRight ? '' : `: ${both.map(({ output }) => output).join('|')}`}`,
        isRight,
      )
    }),
}
