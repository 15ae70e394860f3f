import { join } from 'node:path'

import { expect } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'

import { findTooWide } from '../steps/findTooWide.ts'

/** Where the pictures go. */
export const pictureFolder = join(import.meta.dirname, '../../../../.cache/screens')

/** A4 in CSS pixels. */
const paperWidth = 794

/** How a picture looks, and whether it is of paper. */
type Look = { colorScheme: 'light' | 'dark'; isOnPaper?: boolean | undefined }

/** Takes a picture of all that a page shows, once it waits for nothing; tells what is wider than the screen. */
export async function takePicture(
  page: Page,
  name: string,
  { project }: TestInfo,
  { colorScheme, isOnPaper = false }: Look,
): Promise<void> {
  await expect(page.locator('.waiting')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  // What is printed is as wide as paper.
  if (!isOnPaper) expect.soft(await findTooWide(page), name).toEqual([])
  const hasDialog = (await page.getByRole('dialog').count()) > 0
  const window = page.viewportSize()
  if (isOnPaper && window !== null) await page.setViewportSize({ ...window, width: paperWidth })
  // As if the window were as tall as the page: bars that stick to its edge lie over nothing.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (!hasDialog && window !== null) {
    await page.setViewportSize({
      width: isOnPaper ? paperWidth : window.width,
      height: Math.max(window.height, height),
    })
  }
  await page.screenshot({
    path: join(pictureFolder, `${name}-${project.name}-${colorScheme}.png`),
    fullPage: !hasDialog,
  })
  if (window !== null) await page.setViewportSize(window)
}
