import base from '../playwright.config.ts'

/** Puts the pictures that were taken on contact sheets; `npm run screens` does it after taking them. */
export default {
  ...base,
  outputDir: '../../../../.cache/e2e',
  testDir: '.',
  testMatch: 'makeSheets.ts',
  reporter: 'line',
  projects: [{ name: 'sheets' }],
}
