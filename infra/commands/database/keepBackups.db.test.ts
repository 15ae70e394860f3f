import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { restore } from '@seraph/db/backup/restore'
import { makePlayer } from '@seraph/db/testing/make'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { backupName, backupTime } from '@seraph/domain/backups/dailyBackups'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { keepBackups } from './keepBackups.ts'
import { writeBackup } from './writeBackup.ts'

const [from, to] = [await testDatabase(), await testDatabase()]
await makePlayer(from.db, { code: 'KEPT1A' })
const folder = mkdtempSync(join(tmpdir(), 'backups-'))
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

const said: string[] = []
const write = (file: string): Promise<string[]> => writeBackup(createWriteStream(file, { mode: 0o600 }), from.url)
const keep = (how: typeof write = write) =>
  keepBackups({ folder, keptDays: 14, write: how, say: (line) => said.push(line) })
const put = (daysAgo: number): string => {
  const name = backupName(new Date(Date.now() - daysAgo * 86_400_000))
  writeFileSync(join(folder, name), 'one of earlier')
  return name
}

test('rule 218: a backup has its name when it is whole, old ones go with it, and the players come back from it', async () => {
  const [oldest, old, young] = [put(40), put(15), put(13)]
  writeFileSync(join(folder, 'notes.txt'), 'the operator’s own')
  await keep()
  const names = readdirSync(folder)
  const [taken = ''] = names.filter((name) => backupTime(name) !== undefined && name !== young)
  expect(names.toSorted()).toEqual(['notes.txt', young, taken, 'seraph.deletions'].toSorted())
  expect(said.splice(0)).toEqual([
    `The backup ${taken} is whole.`,
    `${oldest} is older than 14 days and was deleted.`,
    `${old} is older than 14 days and was deleted.`,
  ])
  expect(Math.abs(Date.now() - (backupTime(taken) ?? 0))).toBeLessThan(60_000)
  expect(statSync(join(folder, taken)).mode & 0o777).toBe(0o600)
  const lines = createInterface({ input: createReadStream(join(folder, taken)).pipe(createGunzip()) })
  await restore(to.url, lines, { isReplacing: false })
  expect(await to.db.selectFrom('players').select('code').execute()).toContainEqual({ code: 'KEPT1A' })
  // A restore runs every migration.
}, 60_000)

const cut = async (file: string): Promise<string[]> => {
  const deletions = await write(file)
  truncateSync(file, statSync(file).size - 20)
  return deletions
}
const fullAfter =
  (bytes: number) =>
  async (file: string): Promise<string[]> => {
    writeFileSync(file, 'what came before')
    let left = bytes
    const disk = new Writable({
      write(chunk: Buffer, _, done) {
        left -= chunk.length
        done(left < 0 ? new Error('ENOSPC: no space left on device') : null)
      },
    })
    return writeBackup(disk, from.url)
  }
const noDatabase = (file: string): Promise<string[]> =>
  writeBackup(createWriteStream(file), from.url.replace(/[^/]+$/, 'nowhere'))
const another = (file: string): Promise<string[]> => {
  writeFileSync(file, 'PGDMP')
  return Promise.resolve([])
}

test.each([
  ['whose disk is full at once', fullAfter(0), /ENOSPC/],
  ['whose disk is full at its end', fullAfter(12), /ENOSPC/],
  ['without a database', noDatabase, /does not exist/],
  ['that was cut off', cut, /can not be read back|its end is missing|unexpected end/],
  ['that is something else', another, /can not be read back/],
  ['whose deletions are damaged', async (file: string) => [...(await write(file)), 'no hash'], /pattern|invalid/i],
])('one %s leaves nothing behind, and nothing goes for it', async (_, how, reason) => {
  const before = [put(40), put(13)]
  await expect(keep(how)).rejects.toThrow(reason)
  expect(readdirSync(folder).toSorted()).toEqual(before.toSorted())
  expect(said.splice(0)).toEqual([])
})

test('one that is ended in its middle leaves nothing behind', async () => {
  const ending = new AbortController()
  const slow = (file: string): Promise<string[]> => {
    setImmediate(() => ending.abort(new Error('ended by SIGTERM')))
    return writeBackup(createWriteStream(file), from.url, ending.signal)
  }
  await expect(keep(slow)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

test('what a killed process left goes after a day, what another is writing stays', async () => {
  for (const name of ['.seraph-old.part', '.seraph-new.part']) writeFileSync(join(folder, name), 'half')
  const before = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(join(folder, '.seraph-old.part'), before, before)
  await keep()
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['.seraph-new.part'])
})
