import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A word of letters that no other test uses: clubs are told apart by it. */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => String.fromCharCode(97 + (byte % 26))).join(
    '',
  )
}

/** Creates a player code through the form; ends on the card that shows it. Returns the code. */
export async function registerPlayer(page: Page, club: string): Promise<string> {
  await page.goto('/individual-register')
  await page.getByLabel('Club name').fill(club)
  await page.getByLabel('Team name').fill('Team 1')
  await page.getByLabel('State/Province').fill('Oregon')
  await page.getByText('Sapphire').click()
  await page.getByRole('button', { name: 'Create my code' }).click()
  await expect(page.getByRole('heading', { name: 'This is your player code' })).toBeVisible()
  const code = await page.locator('.tracking-widest').innerText()
  expect(code).toMatch(/^[A-Z0-9]{4,10}$/)
  return code
}

/** Logs the player out by the button of the progress view; ends where that is done. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/player-login')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
}

/** What the progress view says about answered questions. */
export async function readAnsweredCount(page: Page): Promise<number> {
  await page.goto('/player-login')
  const heading = page.getByRole('heading', { name: /^\d+ questions? answered$/ })
  await expect(heading).toBeVisible()
  return Number.parseInt(await heading.innerText(), 10)
}
