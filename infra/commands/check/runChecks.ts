import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

import { rootFolder } from '../../local/rootFolder.ts'
import { toolSettings } from '../../local/toolSettings.ts'

/** A command with its arguments, and what it is called in the list of times. */
export type Check = { name: string; command: readonly [string, ...string[]] }

/**
 * Runs commands in the repository's root, as many at once as there are
 * cores, in the order in which they stand, and prints what each one said
 * and the seconds it took when it is done. Resolves to the names of those that failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...checks]
  const runNext = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const since = performance.now()
      const { isGood, said } = await runCheck(check)
      if (!isGood) failed.push(check.name)
      const seconds = ((performance.now() - since) / 1_000).toFixed(1)
      console.log(`\n── ${check.name}: ${isGood ? 'ok' : 'FAILED'} (${seconds} s) ──\n${said}`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext))
  return failed
}

async function runCheck({ command: [program, ...args] }: Check): Promise<{ isGood: boolean; said: string }> {
  const env = { ...process.env, ...toolSettings() }
  const child = spawn(program, args, { cwd: rootFolder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { isGood: code === 0, said: said.join('').trim() }
  } catch (error) {
    return { isGood: false, said: String(error) }
  }
}
