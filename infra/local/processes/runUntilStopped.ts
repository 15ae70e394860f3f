import type { Supervisor } from './supervisor.ts'
import { tellStartFault } from '../tellStartFault.ts'

/**
 * Runs a stack in the foreground: `start` tells of its supervisor as soon
 * as there is one. At Ctrl-C, at another signal to end, or when whoever
 * started us is gone, all is stopped once and the process exits with 0; with 1, and a sentence, where the start failed.
 */
export async function runUntilStopped(
  start: (onSupervisor: (supervisor: Supervisor) => void) => Promise<void>,
): Promise<void> {
  let supervisor: Supervisor | undefined
  let exitCode: number | undefined

  const stop = async (code: number): Promise<void> => {
    if (exitCode !== undefined) return
    exitCode = code
    if (code === 0) console.log('\nStopping …')
    await supervisor?.stop()
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('disconnect', () => void stop(0))
  try {
    await start((opened) => (supervisor = opened))
  } catch (error) {
    if (exitCode === undefined) console.error(tellStartFault(error))
    await stop(1)
  }
}
