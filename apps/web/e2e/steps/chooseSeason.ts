import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The widest of the phones, in CSS pixels. */
const phoneWidth = 480

/** The chooser: in the bar, on a phone in the menu, which is opened for it. */
async function openChooser(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) > phoneWidth) return page.getByRole('banner').getByLabel('Season')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return menu.getByLabel('Season')
}

/** Expects the season of this title to be the one in hand. */
export async function expectSeason(page: Page, title: RegExp): Promise<void> {
  await expect((await openChooser(page)).locator('option:checked')).toHaveText(title)
}

/** Takes the season of this title up, another than the one in hand; ends on Home. */
export async function chooseSeason(page: Page, title: RegExp): Promise<void> {
  const chooser = await openChooser(page)
  const label = await chooser.locator('option').filter({ hasText: title }).innerText()
  // The app begins anew: on a phone the menu of the page before must not be taken for the new one's.
  await Promise.all([page.waitForEvent('load'), chooser.selectOption({ label })])
  await expect(page).toHaveURL(/\/$/)
  await expectSeason(page, title)
}
