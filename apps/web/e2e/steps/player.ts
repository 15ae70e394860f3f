import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/**
 * A name that no other test uses: clubs are told apart by it. Three words, so that the code of one player doesn't stand
 * in another's: of two clubs with the same initials the second gets the first one's code with a number behind it (rule 6).
 */
export function freshName(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join(' ')
}

/** Creates a player code through the form; ends on the card that shows it. Returns the code. */
export async function registerPlayer(page: Page, club: string, { isFeatured = false } = {}): Promise<string> {
  await page.goto('/individual-register')
  return fillRegistration(page, club, { isFeatured })
}

/** The same on a page that shows the form already. */
export async function fillRegistration(page: Page, club: string, { isFeatured = false } = {}): Promise<string> {
  await page.getByLabel('Club name').fill(club)
  await page.getByLabel('Team name').fill('Team 1')
  await page.getByLabel('State/Province').fill('Oregon')
  await page.getByText('Sapphire').click()
  if (isFeatured) await page.getByLabel('Show my code on the Featured Players page').check()
  await page.getByRole('button', { name: 'Create my code' }).click()
  await expect(page.getByRole('heading', { name: 'This is your player code' })).toBeVisible()
  const code = await page.locator('.tracking-widest').innerText()
  expect(code).toMatch(/^[A-Z0-9]{4,10}$/)
  return code
}

/** The secret number that a screen or dialog shows. */
export async function shownNumber(where: Page | Locator): Promise<string> {
  const number = await where
    .getByRole('definition')
    .filter({ hasText: /^[0-9]{4}$/ })
    .innerText()
  expect(number).toMatch(/^[0-9]{4}$/)
  return number
}

/** Logs the player out by the button of the progress view; ends where that is done. Returns the number that was shown before it. */
export async function logOut(page: Page): Promise<string> {
  await page.goto('/player-login')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  const number = await shownNumber(dialog)
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  return number
}

/** Fills in the login that is shown, with the number where it is asked for. */
export async function enterCode(page: Page, code: string, number: string): Promise<void> {
  await page.getByLabel('Player code').fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Secret number').fill(number)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** What the progress view says about answered questions. */
export async function readAnsweredCount(page: Page): Promise<number> {
  await page.goto('/player-login')
  const heading = page.getByRole('heading', { name: /^\d+ questions? answered$/ })
  await expect(heading).toBeVisible()
  return Number.parseInt(await heading.innerText(), 10)
}
