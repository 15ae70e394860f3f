import { availableParallelism } from 'node:os'

import { lucideIcons } from '@seraph/web/lucideIcons'
import { defineConfig } from 'vitest/config'

const hasServices = ['**/*.db.test.ts']
const ignored = ['**/node_modules/**', '**/dist/**', '**/e2e/**']

// `isolate: false`: half of the time went into loading the same modules again for each file; what they keep is made by each test.
// Vitest leaves one core to itself, which is half of two.
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [lucideIcons()],
        test: {
          name: 'pure',
          root: '.',
          include: ['{apps,packages,infra}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...hasServices],
          isolate: false,
          setupFiles: './infra/test/properties.ts',
          testTimeout: process.env['SERAPH_TEST_ALL'] === '1' ? 300_000 : 10_000,
        },
      },
      {
        test: {
          name: 'services',
          root: '.',
          include: hasServices,
          exclude: ignored,
          isolate: false,
          globalSetup: './infra/test/globalSetup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
