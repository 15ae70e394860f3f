import { spawn } from 'node:child_process'

import { rootFolder } from '@seraph/infra/local/rootFolder'

/** A script of ours that runs to its end, with all that it says. */
export type Ran = {
  done: Promise<{ code: number | null; output: string }>
  hasEnded: () => boolean
  kill: () => void
}

/** Runs one with Node; `env` is added to our own. */
export function runProgram(args: readonly string[], env: Record<string, string>): Ran {
  const child = spawn(process.execPath, args, {
    cwd: rootFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return {
    done,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => void child.kill('SIGKILL'),
  }
}
