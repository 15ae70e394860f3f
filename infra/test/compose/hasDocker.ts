import { execFileSync } from 'node:child_process'

/** Whether a Docker engine answers. */
export function hasDocker(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 5_000 })
    return true
  } catch {
    return false
  }
}
