import base from '../playwright.config.ts'

/** The narrowest screen that everything must fit on. */
const narrow = { name: 'narrow', use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } }

/** Takes the pictures of `pictureTable` from the running stack at SERAPH_E2E_URL; `npm run screens` starts one. */
export default {
  ...base,
  outputDir: '../../../../.cache/e2e',
  testDir: '.',
  testMatch: 'take*Pictures.ts',
  reporter: 'line',
  // A picture that can't be taken is told soon.
  timeout: 45_000,
  projects: [...(base.projects ?? []), narrow],
}
