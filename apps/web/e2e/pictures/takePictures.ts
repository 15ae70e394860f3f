import { join } from 'node:path'

import { test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { freshName, registerPlayer } from '../steps/player.ts'
import { pictureTable } from './pictureTable.ts'
import { seedAdmin, seedCoach } from './seedCoach.ts'
import { pictureFolder, takePicture } from './takePicture.ts'

/** Where the browser's state of everybody who is signed in lies. */
const stateOf = (who: string): string => join(pictureFolder, `${who}.json`)
const isSignedIn = (who: string): boolean => who !== 'visitor' && who !== 'guest'

test.beforeAll(async ({ browser, playwright }, { project }) => {
  const { baseURL = '', storageState } = project.use
  for (const [who, signIn] of [
    ['player', (page) => registerPlayer(page, freshName())],
    ['coach', (page) => seedCoach(page, playwright.request, baseURL)],
    ['admin', (page) => seedAdmin(page, baseURL)],
  ] satisfies [string, (page: Page) => Promise<unknown>][]) {
    const page = await browser.newPage({ baseURL, ...(storageState !== undefined && { storageState }) })
    await signIn(page)
    await page.context().storageState({ path: stateOf(who) })
    await page.close()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, as, isOnPaper = false, prepare } of pictureTable) {
    test.describe(() => {
      test.use({ colorScheme, reducedMotion: 'reduce', ...(isSignedIn(as) && { storageState: stateOf(as) }) })

      test(`${name} ${colorScheme}`, async ({ page }) => {
        if (as === 'guest') await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
        // A sheet is printed without the browser's dialog.
        await page.addInitScript(() => (window.print = () => undefined))
        await page.goto(path)
        await prepare?.(page)
        await takePicture(page, name, test.info(), { colorScheme, isOnPaper })
      })
    })
  }
}
