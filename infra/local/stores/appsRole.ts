import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { runSingle } from '../processes/runSingle.ts'
import type { PostgresUser } from './postgresUser.ts'

/** The role that the processes and commands sign in with: it owns the database and all in it, and is no superuser (rule 166). */
export const appsRole = 'seraph_app'

/** Gives everything in the database to that role, in one line. */
const handOver = readFileSync(join(import.meta.dirname, 'handOver.sql'), 'utf8')
  .replaceAll(/\s*\n\s*/g, ' ')
  .trim()

/**
 * Makes the role in data whose server doesn't run, once: `folder` notes it. Data from before keep everything and get another owner;
 * `isNewPassword`: the role has another one still.
 */
export async function makeAppsRole(at: {
  bin: string
  user: PostgresUser
  folder: string
  data: string
  password: string
  isNewPassword: boolean
}): Promise<void> {
  const note = join(at.folder, 'apps-role')
  if (existsSync(note) && !at.isNewPassword) return
  await rm(note, { force: true })
  await runSingle({ bin: at.bin, user: at.user, data: at.data, database: 'seraph' }, [
    `do $$ begin if not exists (select from pg_roles where rolname = '${appsRole}') then create role ${appsRole}; end if; end $$`,
    `alter role ${appsRole} login nosuperuser nocreatedb nocreaterole nobypassrls noreplication password '${at.password}'`,
    `alter database seraph owner to ${appsRole}`,
    `alter schema public owner to ${appsRole}`,
    handOver,
  ])
  await writeFile(note, `${appsRole}\n`, { mode: 0o600 })
}
