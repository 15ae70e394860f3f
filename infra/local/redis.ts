import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'

import { createClient } from 'redis'

export type RunningRedis = { url: string; stop: () => Promise<void> }

/**
 * Starts `program` (redis-server or valkey-server) on 127.0.0.1. With a `folder` it keeps an append-only file there; without one
 * it keeps nothing, for tests. Resolves when it answers; throws with its last words when it ends instead.
 */
export async function startRedis(options: { program: string; port: number; folder?: string }): Promise<RunningRedis> {
  if (options.folder !== undefined) await mkdir(options.folder, { recursive: true })
  const keep = options.folder === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--dir', options.folder]
  const child = spawn(
    options.program,
    [
      '--bind',
      '127.0.0.1',
      '--port',
      String(options.port),
      '--save',
      '',
      '--databases',
      '64',
      '--loglevel',
      'warning',
      ...keep,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let lastWords = ''
  child.stdout.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2_000)))
  child.stderr.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2_000)))
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${options.program} ended at once:\n${lastWords}`)))
  })
  const url = `redis://127.0.0.1:${options.port}`
  await Promise.race([answers(url), ended])
  ended.catch(() => undefined)
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function answers(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: 50 } })
  client.on('error', () => undefined)
  await client.connect()
  client.destroy()
}
