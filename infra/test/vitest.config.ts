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
