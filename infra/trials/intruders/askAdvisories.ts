import { spawnSync } from 'node:child_process'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { readAdvisories } from './readAdvisories.ts'
import type { Advisories } from './readAdvisories.ts'

/** Has pnpm ask the registry about every installed package, within a minute. */
export function askAdvisories(): Advisories {
  const { stdout, stderr } = spawnSync('npx', ['--yes', 'pnpm@12', 'audit', '--json'], {
    cwd: rootFolder,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 1 << 26,
  })
  return readAdvisories(stdout.includes('{') ? stdout : `${stdout}\n${stderr}`)
}
