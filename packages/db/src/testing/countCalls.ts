import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** Begins to count the statements of a database anew; its server must have loaded pg_stat_statements. */
export async function beginCounting(db: Database): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  await sql`select pg_stat_statements_reset()`.execute(db)
}

/** How often which statement was run since then, the most frequent first. */
export async function countCalls(db: Database): Promise<{ query: string; calls: number }[]> {
  const { rows } = await sql<{ query: string; calls: number }>`
    select s.query, s.calls::integer as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and s.query not like '%pg_stat_statements%' order by s.calls desc
  `.execute(db)
  return rows
}

/** How many connections a database has. */
export async function countConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database()
  `.execute(db)
  return rows[0]?.count ?? 0
}
