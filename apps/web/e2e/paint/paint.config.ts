import base from '../playwright.config.ts'

/** Measures the paint of screens of the running stack at SERAPH_E2E_URL, one after another; `npm run bench -- look` starts one. */
export default {
  ...base,
  outputDir: '../../../../.cache/e2e',
  testDir: '.',
  testMatch: 'measurePaint.ts',
  workers: 1,
  reporter: 'line',
  timeout: 600_000,
}
