import { randomUUID } from 'node:crypto'

import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'

import { openDatabase } from '../open.ts'
import type { Database } from '../open.ts'
import { copyAs, databaseUrl } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    redisUrl: string
  }
}

/** The worker's one connection to the server itself, for all of its files: one costs as much as the copy of a database. */
let server: Pool | undefined

/** A database of the calling test file's own, copied from the template and dropped when the file is done. */
export async function testDatabase(): Promise<{ db: Database; url: string }> {
  const serverUrl = inject('databaseUrl')
  server ??= openServer(serverUrl)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await server.query(copyAs(name))
  const url = databaseUrl(serverUrl, name)
  // A test's own hand on its database isn't what is tested: on a busy machine a connection may take longer than an app waits.
  const db = openDatabase({ url, poolSize: 5, connectMs: 20_000, onError: () => undefined })
  afterAll(async () => {
    await db.destroy()
    await server?.query(`drop database ${name} with (force)`)
  })
  return { db, url }
}

function openServer(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The server ends before the last worker does.
  pool.on('error', () => undefined)
  return pool
}
