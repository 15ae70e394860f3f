import { Client } from 'pg'

import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'

/** The database that every test's own is copied from. */
export const templateName = 'seraph_template'

/** Makes the migrated template on the server at `url`, anew. */
export async function makeTemplate(url: string): Promise<void> {
  await onServer(url, `drop database if exists ${templateName}`, `create database ${templateName}`)
  const database = openDatabase({ url: databaseUrl(url, templateName), poolSize: 1, onError: () => undefined })
  await migrate(database)
  await database.destroy()
}

/** The statement that copies it: file by file, since page by page, as a server does by itself, costs twice the CPU. */
export const copyAs = (name: string): string => `create database ${name} template ${templateName} strategy file_copy`

/** The same server's address with another database's name. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Runs statements on the server's own database, outside any transaction. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
