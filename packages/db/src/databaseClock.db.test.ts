import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

import { openDatabaseClock } from './databaseClock.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { db } = await testDatabase()
const year = 365 * 24 * 3_600_000

test('the time is the database’s, whatever the host’s clock says and however it is turned', async () => {
  const right = Date.now()
  vi.useFakeTimers({ now: right + year, toFake: ['Date'] })
  const { clock, refresh, close } = openDatabaseClock(db, () => undefined)
  await refresh()
  expect(Math.abs(clock() - right)).toBeLessThan(60_000)
  vi.setSystemTime(right - year)
  expect(Math.abs(clock() - right)).toBeLessThan(60_000)
  vi.useRealTimers()
  close()
})

test('a connection that opens slowly doesn’t put the time into the future', async () => {
  const executor = db.getExecutor()
  const slow = new Proxy(executor, {
    get(target, name) {
      if (name === 'executeQuery')
        return async (...given: Parameters<typeof executor.executeQuery>) => {
          await sleep(200)
          return target.executeQuery(...given)
        }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value
    },
  })
  const { clock, refresh, close } = openDatabaseClock({ getExecutor: () => slow } as never, () => undefined)
  await refresh()
  const told = clock()
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db)
  expect(told).toBeLessThanOrEqual(Math.ceil(rows[0]?.now ?? 0))
  close()
})

test('a database that is away is told, and the time goes on', async () => {
  const errors: unknown[] = []
  const away = {
    getExecutor: () => {
      throw new Error('away')
    },
  }
  const { clock, refresh, close } = openDatabaseClock(away as never, (error) => errors.push(error))
  await expect(refresh()).rejects.toThrow('away')
  expect(errors).toHaveLength(1)
  expect(Math.abs(clock() - Date.now())).toBeLessThan(1_000)
  close()
})
