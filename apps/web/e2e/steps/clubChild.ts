import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { fillTeam, issueCoachCode, loginCoach } from './coach.ts'

/** Signs a coach in for a new club and registers one team; ends on the dashboard. Returns the first member's code. */
export async function registerClub(page: Page, club: string): Promise<string> {
  await loginCoach(page, issueCoachCode(club), club)
  await page.goto('/register')
  await page.getByLabel('Coach name').fill('Coach Eve')
  await fillTeam(page, 1, { club, name: 'Owls' })
  await page.getByRole('button', { name: 'Register team' }).click()
  const [code = ''] = (await page.locator('.tracking-wider').first().innerText()).split('\n')
  await page.goto('/coach-dashboard')
  return code
}

/** Signs a member in by its card, in a browser of its own; ends on Home. `page` is the coach's. */
export async function signInChild(browser: Browser, page: Page, code: string): Promise<Page> {
  const cards = await page.request.post('/api/coaches/numbers', {
    headers: { origin: new URL(page.url()).origin },
    data: {},
  })
  const [card] = (await cards.json()) as { cardToken: string }[]
  const child = await (await browser.newContext()).newPage()
  await child.goto(`/player-login#${code}.${card?.cardToken ?? ''}`)
  await child.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(child.getByText(`Logged in as ${code}`).first()).toBeVisible()
  await child.goto('/')
  return child
}

/** Opens what a phone's dashboard folds: the club, its dates, its season. */
export async function unfoldClub(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'Your club', exact: true })
  await expect(page.getByRole('tab', { name: 'This week' })).toBeVisible()
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

/** The season of this title becomes the club's: its children land there (rule 156). */
export async function setClubSeason(page: Page, title: RegExp): Promise<void> {
  await unfoldClub(page)
  const chooser = page.getByLabel('Your club’s season')
  const label = await chooser.locator('option').filter({ hasText: title }).innerText()
  await expect(page.getByLabel('Season', { exact: true })).toHaveCount(0)
  await Promise.all([page.waitForEvent('load'), chooser.selectOption({ label })])
  await expect(chooser.locator('option:checked')).toHaveText(title)
}
