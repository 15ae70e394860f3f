import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Begins a rehearsal of so many questions, of all chapters; the page is on its setup. */
export async function beginRehearsal(page: Page, size: string): Promise<void> {
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Begin the Rehearsal' }).click()
  await expect(page.getByText('First reading')).toBeVisible()
}

/** Goes through both readings, until the sheet is open. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Second Reading' }).click()
  await page.getByRole('button', { name: 'Start the Time' }).click()
  await expect(sheet(page)).toBeVisible()
}

export const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your sheet' })

/** Writes on the open sheet and hands it in; its mark is told. */
export async function handIn(page: Page, answer: string): Promise<void> {
  await sheet(page).fill(answer)
  await page.getByRole('button', { name: 'Hand In' }).click()
  await expect(page.getByRole('button', { name: /^(Go On|See the Result)$/ })).toBeVisible()
}
