import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { keepAnswering, openPlayer } from '../player.ts'
import type { Row } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { questionIds } from '../stack.ts'
import { openStores } from '../stores.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const sizeMb = 200
const settings = ['max_wal_size=32MB', 'min_wal_size=32MB']

export const diskFull: Row = {
  name: 'disk-full',
  fault: 'PostgreSQL’s disk full for 10 s',
  mustBeSeen: 'clear errors (503, and why in PostgreSQL’s log), recovery; nothing half-applied',
  isQuick: false,
  async run(_, see) {
    const folder = mountSmallDisk()
    if (folder === undefined) {
      see('no small disk could be mounted here: it takes root and the right to mount', false)
      return
    }
    const unmount = (): void => void execFileSync('umount', ['--lazy', folder])
    process.once('exit', unmount)
    try {
      const stores = await openStores({ home: folder, settings })
      try {
        await withStack(stores, { apps: { rooms: 0, worker: 1 } }, async (stack) => {
          const players = await Promise.all(
            Array.from({ length: 10 }, () => openPlayer(stack.db, () => stack.api.map(({ url }) => url))),
          )
          let isOver = false
          const answering = keepAnswering(players, {
            isOver: () => isOver,
            questionIds,
            answerOf: () => 'Amoz',
            pauseMs: 10,
          })
          await sleep(1_000)
          const ballast = fill(folder)
          await sleep(10_000)
          const refused = players.flatMap(({ replies }) => replies).filter(({ status }) => status !== 200)
          rmSync(ballast)
          const wasRunning = stores.postgres.isRunning()
          if (!wasRunning) {
            stores.processes.deaths.length = 0
            await stores.postgres.start()
          }
          const before = players.map(({ acknowledged }) => acknowledged.length)
          const resumed = await until(
            () => players.every(({ acknowledged }, at) => acknowledged.length > (before[at] ?? 0)),
            20_000,
          )
          isOver = true
          await answering
          const statuses = [...new Set(refused.map(({ status }) => status))].join(', ')
          see(`${refused.length} calls refused meanwhile: ${statuses}`, refused.length > 0 && statuses === '503')
          const log = readFileSync(join(folder, 'logs/postgres.log'), 'utf8')
          see(
            `PostgreSQL ${wasRunning ? 'lived on' : 'ended itself'} and says why`,
            log.includes('No space left on device'),
          )
          see(`with space again all goes on after ${seconds(resumed)}`, resumed !== undefined)
          await seeExactPlayers(stack.db, players, see)
        })
      } finally {
        await stores.stop()
      }
    } finally {
      process.off('exit', unmount)
      unmount()
      rmdirSync(folder)
    }
  },
}

/** A disk of its own in memory; undefined where none may be mounted. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'seraph-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=711`, 'seraph', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

/** Fills a disk with a file to the last byte; its path. */
function fill(folder: string): string {
  const path = join(folder, 'ballast')
  const descriptor = openSync(path, 'w')
  try {
    for (let size = 1024 * 1024; size >= 4096; size /= 2) {
      try {
        for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break
      } catch {
        // Full for pieces of this size.
      }
    }
  } finally {
    closeSync(descriptor)
  }
  return path
}
