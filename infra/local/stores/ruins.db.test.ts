import { mkdtempSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { openDatabase } from '@seraph/db/open'
import { createClient } from 'redis'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { makeHome, startDataServices } from './dataServices.ts'
import { readSecrets } from '../secrets.ts'
import { openSupervisor } from '../processes/supervisor.ts'

let home = ''
const said: string[] = []
const say = (line: string): void => void said.push(line)
beforeEach(async () => {
  home = await makeHome(mkdtempSync(join(tmpdir(), 'seraph-ruins-')))
  said.length = 0
})
afterEach(async () => {
  const folders = [await realpath(join(home, 'postgres')).catch(() => home), home]
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Starts both stores as `npm start` does, does something with them and stops them. */
async function withServices(
  use: (urls: { databaseUrl: string; redisUrl: string }) => Promise<void>,
  isRenewing = false,
  isForApps = true,
): Promise<void> {
  const secrets = readSecrets(home, isRenewing, say)
  const supervisor = await openSupervisor({ folder: home, address: '', say })
  try {
    const { postgresPassword: password, redisPassword } = secrets
    const stores = { home, password, isNewPassword: isRenewing, redisPassword, isForApps, say }
    await use(await startDataServices(supervisor, stores))
  } finally {
    await supervisor.stop()
  }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const db = openDatabase({ url, poolSize: 1, onError: () => undefined })
  try {
    return (await sql.raw(text).execute(db)).rows
  } finally {
    await db.destroy()
  }
}

const connectTo = (url: string) => createClient({ url }).connect()

async function withRedis<T>(
  url: string,
  use: (client: Awaited<ReturnType<typeof connectTo>>) => Promise<T>,
): Promise<T> {
  const client = await connectTo(url)
  try {
    return await use(client)
  } finally {
    client.destroy()
  }
}

test('a damaged Redis folder is set aside with a message, and the start goes on; Redis asks for its password', async () => {
  await withServices(async ({ redisUrl }) => {
    await withRedis(redisUrl, (client) => client.set('kept', 'yes'))
    const open = new URL(redisUrl)
    open.password = ''
    await expect(withRedis(open.href, (client) => client.get('kept'))).rejects.toThrow('NOAUTH')
  })
  await withServices(async ({ redisUrl }) => {
    expect(await withRedis(redisUrl, (client) => client.get('kept'))).toBe('yes')
  })
  const folder = join(home, 'redis/appendonlydir')
  for (const name of await readdir(folder)) writeFileSync(join(folder, name), 'no such thing')
  await withServices(async ({ redisUrl }) => {
    expect(await withRedis(redisUrl, (client) => client.get('kept'))).toBeNull()
  })
  expect(said).toEqual([
    expect.stringContaining(`Redis could not read its data, which are now in ${home}/redis.damaged-1`),
  ])
  rmSync(join(home, 'redis'), { recursive: true })
  writeFileSync(join(home, 'redis'), '')
  await withServices(() => Promise.resolve())
  expect(said[1]).toContain(`${home}/redis.damaged-2`)
}, 60_000)

test.each(['', '{', '{}', 'null', '\0'.repeat(300)])(
  'secrets.json that is %j is written again from its copy, and the other way',
  (ruin) => {
    const secrets = readSecrets(home, false, say)
    for (const name of ['secrets.json', 'secrets.copy.json']) {
      writeFileSync(join(home, name), ruin)
      expect(readSecrets(home, false, say)).toEqual(secrets)
      expect(JSON.parse(readFileSync(join(home, name), 'utf8'))).toEqual(secrets)
      expect(statSync(join(home, name)).mode & 0o777).toBe(0o600)
      unlinkSync(join(home, name))
      expect(readSecrets(home, false, say)).toEqual(secrets)
    }
    expect(said).toHaveLength(2)
  },
)

test('secrets of the version before are kept, and get what is new', () => {
  const before = { postgresPassword: 'a', adminPlayerCode: 'ADMIN12345', adminSecret: 'b' }
  writeFileSync(join(home, 'secrets.json'), JSON.stringify(before))
  const secrets = readSecrets(home, false, say)
  expect(secrets).toMatchObject(before)
  expect(readSecrets(home, false, say)).toEqual(secrets)
  expect(said).toEqual([])
})

test('both copies lost: the start says what to do, and new ones open the same data', async () => {
  await withServices(async ({ databaseUrl }) => {
    await query(databaseUrl, 'create table kept as select 7 as number')
  })
  for (const ruin of ['damaged', 'gone']) {
    for (const name of ['secrets.json', 'secrets.copy.json']) {
      if (ruin === 'gone') unlinkSync(join(home, name))
      else writeFileSync(join(home, name), '')
    }
    expect(() => readSecrets(home, false, say)).toThrow(/npm start -- --new-secrets/)
    await withServices(async ({ databaseUrl }) => {
      expect(await query(databaseUrl, 'select number from kept')).toEqual([{ number: 7 }])
    }, true)
  }
}, 60_000)

test('the processes are no superuser, in data from before too, and own all that they change', async () => {
  // As every start was before: signed in as the server's own role.
  await withServices(
    async ({ databaseUrl }) => {
      await query(databaseUrl, 'create table kept (id bigint generated always as identity primary key, word text)')
      await query(databaseUrl, "insert into kept (word) values ('kept')")
    },
    false,
    false,
  )
  for (const isRenewing of [false, false, true])
    await withServices(async ({ databaseUrl }) => {
      const role = 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user'
      expect(await query(databaseUrl, role)).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
      expect(await query(databaseUrl, 'select word from kept')).toEqual([{ word: 'kept' }])
      await query(databaseUrl, 'alter table kept add column if not exists more text')
      await expect(query(databaseUrl, "copy kept to program 'true'")).rejects.toThrow(/permission denied/)
      await expect(query(databaseUrl, "select pg_read_file('PG_VERSION')")).rejects.toThrow(/permission denied/)
    }, isRenewing)
}, 90_000)
