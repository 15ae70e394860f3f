import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { freshName, registerPlayer } from '../player.ts'
import { pictureTable } from './pictureTable.ts'

const folder = join(import.meta.dirname, '../../../../.cache/screens')
const player = join(folder, 'player.json')

test.beforeAll(async ({ browser }, { project }) => {
  const { baseURL } = project.use
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await registerPlayer(page, freshName())
  await page.context().storageState({ path: player })
  await page.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, as, prepare } of pictureTable) {
    test.describe(() => {
      test.use({ colorScheme, reducedMotion: 'reduce', ...(as === 'player' && { storageState: player }) })

      test(`${name} ${colorScheme}`, async ({ page }, { project }) => {
        if (as === 'guest') await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
        await page.goto(path)
        await prepare?.(page)
        await expect(page.locator('.waiting')).toHaveCount(0)
        await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
        await page.evaluate(() => document.fonts.ready)
        const hasDialog = (await page.getByRole('dialog').count()) > 0
        await page.screenshot({
          path: join(folder, `${name}-${project.name}-${colorScheme}.png`),
          fullPage: !hasDialog,
        })
      })
    })
  }
}
