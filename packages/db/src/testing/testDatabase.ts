import { randomUUID } from 'node:crypto'

import { afterAll, inject } from 'vitest'

import { openDatabase } from '../open.ts'
import type { Database } from '../open.ts'
import { copyTemplate, databaseUrl, onServer } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    redisUrl: string
  }
}

/** A database of the calling test file's own, copied from the template and dropped when the file is done. */
export async function testDatabase(): Promise<{ db: Database; url: string }> {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyTemplate(server, name)
  const url = databaseUrl(server, name)
  // A test's own hand on its database isn't what is tested: on a busy machine a connection may take longer than an app waits.
  const db = openDatabase({ url, poolSize: 5, connectMs: 20_000, onError: () => undefined })
  afterAll(async () => {
    await db.destroy()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return { db, url }
}
