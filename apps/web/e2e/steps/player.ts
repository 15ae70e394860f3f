import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

const letter = (number: number): string => String.fromCharCode(97 + (number % 26))

/** How many tests run at once, and how many initials of three letters there are. */
const [lanes, initials] = [2, 26 ** 3]
const lane = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % lanes
let given = Math.floor(Math.random() * initials)

/**
 * A name that no other test uses: clubs are told apart by it. Three words, whose initials no name has that was given before it or is given
 * beside it: of two clubs with the same initials the second gets the first one's code with a number behind it (rule 6), so that
 * the one would stand in the other.
 */
export function freshName(): string {
  given = (given + lanes) % initials
  const number = given - (given % lanes) + lane
  const rest = [...crypto.getRandomValues(new Uint8Array(9))].map(letter).join('')
  return [26 ** 2, 26, 1]
    .map((place, at) => letter(Math.floor(number / place)) + rest.slice(3 * at, 3 * at + 3))
    .join(' ')
}

/** A code that no player has, another one each time: whoever guesses at one and the same too often is held up. */
export function strangeCode(): string {
  return `${freshName().replaceAll(' ', '').slice(0, 8).toUpperCase()}9Z`
}

/** A file of the app's address: a page on it may keep things as the app does, and starts no app. */
export const withoutApp = '/theme.js'

/** Makes a player by the call that the form makes; the browser has the session afterwards. */
export async function postPlayer(page: Page, clubName: string): Promise<{ playerCode: string }> {
  const data = { clubName, teamName: 'Team 1', biblicalGem: 'S', state: 'Oregon' }
  const reply = await page.request.post('/api/players/register', { data })
  const { player } = (await reply.json()) as { player: { playerCode: string } }
  return player
}

/**
 * Arrives as a new player whose code was made here before, as `registerPlayer` leaves a browser. Ends on a page without the app. Returns
 * the code.
 */
export async function arriveAsPlayer(page: Page, club = freshName()): Promise<string> {
  await page.goto(withoutApp)
  const player = await postPlayer(page, club)
  await page.evaluate((text) => localStorage.setItem('currentPlayer', text), JSON.stringify(player))
  return player.playerCode
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
