import { execFileSync } from 'node:child_process'

/** Whether the stack under test can turn a player into one from before there were numbers. */
export const canAge = process.env['SERAPH_E2E_AGE_PLAYER'] !== undefined

/** Leaves a player as the upgrade finds one: without a number, and visible without having chosen it. */
export function agePlayer(code: string): void {
  execFileSync('sh', ['-c', `${process.env['SERAPH_E2E_AGE_PLAYER'] ?? 'false'} ${code}`], { stdio: 'pipe' })
}
