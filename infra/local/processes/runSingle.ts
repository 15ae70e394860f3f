import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { PostgresUser } from '../stores/postgresUser.ts'

/**
 * Runs statements, a line each, in a database whose server doesn't run: by
 * PostgreSQL's single-user mode, which asks for no password. What it says
 * on stderr is an error: then it throws that.
 */
export async function runSingle(
  at: { bin: string; user: PostgresUser; data: string; database: string },
  statements: readonly string[],
): Promise<void> {
  const settings = ['-c', 'exit_on_error=on', '-c', 'log_min_messages=error', '-c', 'log_checkpoints=off']
  const single = promisify(execFile)(join(at.bin, 'postgres'), ['--single', ...settings, '-D', at.data, at.database], {
    cwd: '/',
    ...at.user,
  })
  single.child.stdin?.end(statements.map((statement) => `${statement}\n`).join(''))
  const { stderr } = await single
  if (/ERROR|FATAL/.test(stderr)) throw Object.assign(new Error(stderr.trim()), { stderr })
}
