import { defineConfig } from 'vitest/config'

const hasServices = ['**/*.db.test.ts']
const ignored = ['**/node_modules/**', '**/dist/**', '**/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          root: '.',
          include: ['{apps,packages,infra}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...hasServices],
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
          globalSetup: './infra/test/globalSetup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
