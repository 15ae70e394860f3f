/**
 * Takes pictures of every screen at 320, 360 and 1280 px, light and dark,
 * into .cache/screens, and puts them on contact sheets in its folder
 * `sheets`: of the running stack at SERAPH_E2E_URL, else of a throw-away one.
 * Words after the command choose among the pictures: `npm run screens -- home`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { rootFolder } from '../../local/rootFolder.ts'
import { ensureSystem } from '../../test/ensureSystem.ts'
import { startTestStack } from '../../test/stack.ts'

const env = { ...process.env, ...ensureSystem() }

function play(config: string, words: readonly string[], more: Record<string, string> = {}): number {
  const { status } = spawnSync(
    join(rootFolder, 'apps/web/node_modules/.bin/playwright'),
    ['test', '--config', `apps/web/e2e/pictures/${config}.config.ts`, ...words],
    { cwd: rootFolder, stdio: 'inherit', env: { ...env, ...more } },
  )
  return status ?? 1
}

const stack = env['SERAPH_E2E_URL'] === undefined ? await startTestStack() : undefined
try {
  const words = process.argv.slice(2)
  const chosen = words.length === 0 ? [] : ['--grep', words.join('|')]
  const taken = play('pictures', chosen, {
    ...(stack && { SERAPH_E2E_URL: stack.url, SERAPH_E2E_ISSUE_CODE: stack.issueCode }),
  })
  // Pictures that could be taken are put together even where others failed.
  process.exitCode = play('sheets', []) || taken
} finally {
  await stack?.stop()
}
