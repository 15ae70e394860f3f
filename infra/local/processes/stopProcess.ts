import { setTimeout as wait } from 'node:timers/promises'

import { commandOf } from '../commandOf.ts'

/** A process that we started: `match` is a part of its command line, so that another one with the same id is left alone. */
export type OurProcess = { name: string; pid: number; signal: NodeJS.Signals; match: string }

/** Asks a process to end, waits `limitMs` for it, then kills it. Does nothing when it is gone already. */
export async function stopProcess(target: OurProcess, limitMs = 12_000): Promise<void> {
  if (!isRunning(target)) return
  send(target, target.signal)
  if (await isGoneWithin(target, limitMs)) return
  send(target, 'SIGKILL')
  await isGoneWithin(target, 2_000)
}

/** Whether that very process is still there. */
export function isRunning(target: Pick<OurProcess, 'pid' | 'match'>): boolean {
  return commandOf(target.pid).includes(target.match)
}

async function isGoneWithin(target: OurProcess, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (isRunning(target)) {
    if (Date.now() > end) return false
    await wait(30)
  }
  return true
}

function send(target: OurProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(target.pid, signal)
  } catch {
    // It ended in between.
  }
}
