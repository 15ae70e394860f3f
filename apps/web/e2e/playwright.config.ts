import { existsSync, readdirSync } from 'node:fs'

import { defineConfig } from '@playwright/test'

/** The Chromium that `npm test` found or installed, one of Debian's where there is one, else Playwright's own. */
const systemChromium =
  process.env['SERAPH_CHROMIUM'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((program) => existsSync(program))
const isRoot = process.getuid?.() === 0
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

const baseURL = process.env['SERAPH_E2E_URL'] ?? 'http://localhost:3000'

/** Phones here are held upright, and the hint about that would lie over everything; `accounts.spec.ts` looks at it. */
const hintDismissed = {
  name: 'portrait_hint',
  value: 'dismissed',
  domain: new URL(baseURL).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const

/**
 * What is done on the desktop is done on the phone again. A run of
 * everything takes one file in nine of it, by the day that `npm test` names
 * (`SERAPH_E2E_DAY`, so that nine days see them all); `test:all` and a run of chosen files take every one.
 */
const day = process.env['SERAPH_E2E_DAY']
const leftToAnotherDay =
  day === undefined
    ? []
    : readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.spec.ts'))
        .toSorted()
        .filter((_, index) => (index + Number(day)) % 9 !== 0)

/** Long journeys are tagged with one day of six, `@day0` to `@day5`; `test:all` and a run of chosen files have them always. */
const ofOtherDays = [0, 1, 2, 3, 4, 5].flatMap((other) =>
  day === undefined || Number(day) % 6 === other ? [] : [new RegExp(`@day${other}`)],
)

/** Drives a running stack at SERAPH_E2E_URL. Nothing is retried: a flaky test is a defect of the product or of the test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/e2e',
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL,
    // Recording every test costs more than the test; ask for it where a failure is to be looked into.
    trace: process.env['SERAPH_E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    storageState: { cookies: [hintDismissed], origins: [] },
    launchOptions: {
      ...(systemChromium !== undefined && { executablePath: systemChromium }),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: ofOtherDays,
    },
    {
      name: 'phone',
      // What is stored and shown as text doesn't hang on the width; tests that bring browsers of sizes of their own run once.
      testIgnore: [/intruders/, ...leftToAnotherDay.map((file) => `**/${file}`)],
      grepInvert: [/@once/, ...ofOtherDays],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
