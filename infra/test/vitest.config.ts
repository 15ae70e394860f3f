import { availableParallelism } from 'node:os'

import { lucideIcons } from '@seraph/web/lucideIcons'
import { defineConfig } from 'vitest/config'

/** With a database, or with programs that the test starts: both wait half of the time, and neither is pure. */
const hasServices = ['**/*.{db,program}.test.ts']
/** Pages read as text, icons in a module that isn't there, data that is no JSON module, a browser made before the imports: Vite's work. */
const needsVite = [
  'apps/web/**/*.test.tsx',
  'apps/web/src/{leads,features/shell/nav,ui/icons/icons,saving/formerPages,session/restoreSession}.test.ts',
]
const ignored = ['**/node_modules/**', '**/dist/**', '**/e2e/**']

/** Node itself reads the sources, as in production: what Vite makes of them took an eighth of the CPU. Modules can't be mocked here. */
const experimental = { viteModuleRunner: false, nodeLoader: false }

/** Tests make much that isn't kept: with room for it the collector takes a tenth less of the CPU. */
const execArgv = ['--max-semi-space-size=64']

// `isolate: false`: half of the time went into loading the same modules again for each file; what they keep is made by each test.
// Vitest leaves one core to itself, which is half of two.
const pure = {
  root: '.',
  exclude: [...ignored, ...hasServices],
  isolate: false,
  execArgv,
  setupFiles: './infra/test/properties.ts',
  testTimeout: process.env['SERAPH_TEST_ALL'] === '1' ? 300_000 : 10_000,
}

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...pure,
          name: 'pure',
          experimental,
          include: ['{apps,packages,infra}/**/*.test.ts'],
          exclude: [...pure.exclude, ...needsVite],
        },
      },
      {
        plugins: [lucideIcons()],
        test: { ...pure, name: 'pure-vite', include: needsVite },
      },
      {
        test: {
          name: 'services',
          experimental,
          root: '.',
          include: hasServices,
          exclude: ignored,
          isolate: false,
          globalSetup: './infra/test/globalSetup.ts',
          // A test that hangs is found as well; what takes 7 s alone takes 20 where others hold both cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
