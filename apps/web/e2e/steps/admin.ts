import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { arriveAsGuest } from './quiz.ts'

const secret = 'a secret for tests'

/** Logs in as the administrator and unlocks the admin's rights; ends on the progress view. */
export async function becomeAdmin(page: Page): Promise<void> {
  await arriveAsGuest(page)
  await loginAdmin(page)
  await page.goto('/player-login')
  await unlockAdmin(page)
}

/** Logs in as the administrator by code and secret, past the greeting; ends on the practice screen. */
export async function loginAdmin(page: Page): Promise<void> {
  await page.goto('/player-login')
  await page.getByLabel('Player code').fill('ADMIN1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('I don’t have a number').click()
  await page.getByRole('button', { name: 'I am the administrator' }).click()
  await page.getByLabel('Admin secret').fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/practice')
}

/** Enters the secret where a screen asks the administrator for it again. */
export async function unlockAdmin(page: Page): Promise<void> {
  await page.getByLabel('Admin secret').fill(secret)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('You have admin rights for 12 hours.', { exact: true })).toBeVisible()
}
