import { execSync } from 'node:child_process'

/** Kills the stack's worker with -9, by the command in SERAPH_E2E_KILL_WORKER; whoever runs the stack starts it again. */
export function killWorker(): void {
  const command = process.env['SERAPH_E2E_KILL_WORKER']
  if (command === undefined) throw new Error('SERAPH_E2E_KILL_WORKER says how to kill the worker, and is not set')
  execSync(command, { stdio: 'inherit' })
}

/** Kills one of the stack's hubs with -9, by the command in SERAPH_E2E_KILL_HUB; whoever runs the stack starts it again. */
export function killHub(): void {
  const command = process.env['SERAPH_E2E_KILL_HUB']
  if (command === undefined) throw new Error('SERAPH_E2E_KILL_HUB says how to kill a hub, and is not set')
  execSync(command, { stdio: 'inherit' })
}
