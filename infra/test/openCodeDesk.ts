import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

import { openDatabase } from '@seraph/db/open'

import { runCoachCode } from '../commands/coachCode/runCoachCode.ts'

const run = promisify(execFile)

/**
 * Issues a coach code for each club whose name `acts/askCode.ts` sends, and answers with what the operator's command prints: a process of
 * that command for each takes five times the CPU. The first code is issued by `command` itself, with the name after it, so that
 * it is tried too. A refusal ends the connection without an answer. Returns the desk's port on 127.0.0.1.
 */
export async function openCodeDesk(
  databaseUrl: string,
  command: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onError: (error) => console.error(error.message) })
  let isFirst = true
  const issue = async (club: string): Promise<string> => {
    if (!isFirst) return (await runCoachCode(db, ['issue', '--club', club])).join('\n')
    isFirst = false
    return (await run('sh', ['-c', `${command} "$0"`, club])).stdout
  }
  const desk = createServer({ allowHalfOpen: true }, (asked) => {
    asked.on('error', () => asked.destroy())
    text(asked)
      .then(issue)
      .then((said) => asked.end(said))
      .catch((error: unknown) => {
        console.error(error)
        asked.destroy()
      })
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  return {
    port: (desk.address() as AddressInfo).port,
    async close() {
      desk.close()
      await db.destroy()
    },
  }
}
