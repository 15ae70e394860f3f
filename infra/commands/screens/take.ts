/**
 * Takes pictures of every screen at 360×740 and 1280×800, light and dark, into .cache/screens: of the running stack at SERAPH_E2E_URL, else of a
 * throw-away one. Words after the command choose among the pictures: `npm run screens -- home`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { rootFolder } from '../../local/rootFolder.ts'
import { ensureSystem } from '../../test/ensureSystem.ts'
import { startTestStack } from '../../test/stack.ts'

const env = { ...process.env, ...ensureSystem() }
const stack = env['SERAPH_E2E_URL'] === undefined ? await startTestStack() : undefined
try {
  const words = process.argv.slice(2)
  const chosen = words.length === 0 ? [] : ['--grep', words.join('|')]
  const { status } = spawnSync(
    join(rootFolder, 'apps/web/node_modules/.bin/playwright'),
    ['test', '--config', 'apps/web/e2e/pictures/pictures.config.ts', ...chosen],
    {
      cwd: rootFolder,
      stdio: 'inherit',
      env: { ...env, ...(stack && { SERAPH_E2E_URL: stack.url, SERAPH_E2E_ISSUE_CODE: stack.issueCode }) },
    },
  )
  process.exitCode = status ?? 1
} finally {
  await stack?.stop()
}
