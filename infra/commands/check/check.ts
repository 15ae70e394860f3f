import { spawnSync } from 'node:child_process'

import { rootFolder } from '../../local/rootFolder.ts'
import { toolSettings } from '../../local/toolSettings.ts'

const checks = [
  ['turbo', 'boundaries'],
  ['turbo', 'run', 'typecheck', '--concurrency=100%'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['oxfmt', '--check'],
  ['knip'],
  ['node', 'infra/commands/rules/checkRules.ts'],
  ['node', 'infra/commands/content/check.ts'],
] as const

/**
 * `npm run check`: import walls, types, lint, format, unused code, citations
 * of rules and the season packs, until the first that isn't in order.
 */
for (const [command, ...args] of checks) {
  const env = { ...process.env, ...toolSettings() }
  const { status } = spawnSync(command, args, { cwd: rootFolder, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
  if (process.exitCode !== 0) break
}
