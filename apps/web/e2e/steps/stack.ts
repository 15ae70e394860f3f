import { execFileSync } from 'node:child_process'

/** Kills the stack's worker with -9, by the command in SERAPH_E2E_KILL_WORKER; whoever runs the stack starts it again. */
export function killWorker(): void {
  run('SERAPH_E2E_KILL_WORKER')
}

/** Kills its Redis in the same way, by the command in SERAPH_E2E_KILL_REDIS. */
export function killRedis(): void {
  run('SERAPH_E2E_KILL_REDIS')
}

/**
 * Kills the hub that holds at least two participants of a room, by the
 * command in SERAPH_E2E_KILL_HUB, to which the room's code is added.
 */
export function killHub(room: string): void {
  run('SERAPH_E2E_KILL_HUB', room)
}

/** Moves all that a player has done so many days back, by the command in SERAPH_E2E_PASS_TIME: as if they had gone by since. */
export function passTime(code: string, days: number): void {
  run('SERAPH_E2E_PASS_TIME', code, String(days))
}

function run(setting: string, ...words: string[]): void {
  const command = process.env[setting]
  if (command === undefined) throw new Error(`${setting} says how, and is not set`)
  execFileSync('sh', ['-c', `${command} "$@"`, 'sh', ...words], { stdio: 'inherit' })
}
