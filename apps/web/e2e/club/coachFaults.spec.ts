import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { fillTeam, issueCoachCode, loginCoach } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'

const takenText =
  'This gem is already taken for this club, team and chapter combination. Please select a different gem.'
const internal = { status: 500, json: { error: 'Something went wrong', code: 'internal' } }
const refusal = (status: number, code: string) => ({ status, json: { error: code, code } })

/** Has the next calls of an address answered like this, until the next time. */
async function answer(page: Page, url: string, reply: { status?: number; json: unknown } | 'nothing'): Promise<void> {
  await page.unroute(url)
  await page.route(url, (route) => (reply === 'nothing' ? route.abort() : route.fulfill(reply)))
}

/** The toast says exactly this (rule 137). */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator('li[role=status], li[data-state=open]')
  await expect(toast).toContainText(title)
  await expect(toast.getByText(description, { exact: true })).toBeVisible()
}

/** Submits a form whose button is disabled, as the Enter key may. */
const submit = (page: Page) =>
  page
    .locator('form')
    .last()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('guestMode', 'true')))

test('what fails on the way to a profile is said in the document’s words', async ({ page }) => {
  const club = freshName()
  const code = issueCoachCode(club)
  await page.goto('/coach-login')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await page.getByLabel('Coach code').fill('12a')
  await login.click()
  await expectToast(page, 'Invalid Code', 'Please enter a 4-digit coach code.')
  await page.getByLabel('Coach code').fill('1234')
  await answer(page, '**/api/coaches/login', internal)
  await login.click()
  await expectToast(page, 'Login Failed', 'Login failed')
  await answer(page, '**/api/coaches/login', refusal(404, 'coach_code_not_found'))
  await login.click()
  await expectToast(page, 'Login Failed', 'Invalid coach code. Please check and try again.')

  await page.goto('/register')
  const verify = page.getByRole('button', { name: 'Verify code' })
  await page.getByLabel('Coach code').fill('123')
  await expect(verify).toBeDisabled()
  await page.getByLabel('Coach code').fill('12 34 5')
  await answer(page, '**/api/coaches/verify', refusal(404, 'coach_code_not_found'))
  await verify.click()
  await expectToast(page, 'Verification Failed', 'Invalid coach code. Please check and try again.')
  for (const reply of [internal, 'nothing'] as const) {
    await answer(page, '**/api/coaches/verify', reply)
    await verify.click()
    await expectToast(page, 'Verification Error', 'Unable to verify coach code. Please try again.')
  }
  await page.unroute('**/api/coaches/verify')
  await page.getByLabel('Coach code').fill(code)
  await verify.click()
  await page.getByLabel('Club name').fill(club)
  await verify.click()
  await expectToast(page, 'Coach Code Verified', club)

  await page.goto('/coach-login')
  await page.getByLabel('Club name').fill(' ')
  await submit(page)
  await expectToast(page, 'Name Required', 'Please enter your coach name or nickname.')
  await page.getByLabel('Coach name').fill('Coach Ada')
  await submit(page)
  await expectToast(page, 'Club Name Required', 'Please enter your club name.')
  await page.getByLabel('Club name').fill(club)
  await answer(page, '**/api/coaches/setup-profile', internal)
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expectToast(page, 'Setup Failed', 'Could not create profile. Please try again.')
})

test('what fails in teams and on the dashboard is said in the document’s words', { tag: '@day5' }, async ({ page }) => {
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
  await page.goto('/register')
  await page.getByLabel('Coach name').fill('Coach Ada')
  await fillTeam(page, 1, { club, name: ' ' })
  const register = page.getByRole('button', { name: /^(Register team|Send the team again)$/ })
  await register.click()
  await expectToast(page, 'Team name required', 'Please enter a name for your team before registering.')
  await fillTeam(page, 1, { club, name: 'Owls' })
  for (const [reply, title, description] of [
    [internal, 'Registration failed', 'Please try again'],
    [refusal(401, 'coach_not_signed_in'), 'Coach verification required', 'Please verify your coach code first.'],
    [refusal(409, 'gem_taken'), 'Gem Not Available', takenText],
  ] as const) {
    await answer(page, '**/api/clubs/register', reply)
    await register.click()
    await expectToast(page, title, description)
  }
  await page.unroute('**/api/clubs/register')
  await register.click()
  await expect(page.getByRole('heading', { name: 'Your new codes' })).toBeVisible()

  await page.getByRole('tab', { name: 'All Players' }).click()
  await page.getByRole('button', { name: 'Add A Player' }).click()
  const dialog = page.getByRole('dialog')
  await submit(page)
  await expectToast(page, 'Missing Information', 'Please select a team and biblical gem.')
  await answer(page, '**/api/players/available-gems?*', 'nothing')
  await dialog.getByLabel('Starting chapter').selectOption('8')
  await expect(dialog.getByRole('radio', { disabled: false })).toHaveCount(7)
  await dialog.getByTitle('Jasper').click()
  for (const [reply, title, description] of [
    [internal, 'Error Adding Player', 'Failed to add player to team.'],
    [refusal(409, 'gem_taken'), 'Gem Not Available', takenText],
  ] as const) {
    await answer(page, '**/api/players/add-to-team', reply)
    await dialog.getByRole('button', { name: 'Add Player' }).click()
    await expectToast(page, title, description)
  }
  await answer(page, '**/api/players/available-gems?*', { json: { availableGems: [], takenGems: 'AEJORST'.split('') } })
  await dialog.getByLabel('Starting chapter').selectOption('9')
  await expect(dialog.getByText('All gems taken for this team/chapter combination')).toBeVisible()

  const dashboard = '**/api/coaches/dashboard?*'
  for (const [reply, text] of [
    [internal, 'Failed to load dashboard data'],
    [{ json: null }, 'No dashboard data available'],
    [{ json: { players: [] } }, 'Invalid dashboard data structure'],
  ] as const) {
    await answer(page, dashboard, reply)
    await page.goto('/coach-dashboard')
    await expect(page.getByRole('heading', { name: text })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/coach-login')
  }
  await page.unroute(dashboard)
  await page.addInitScript(() =>
    Object.assign(Array.prototype, {
      toSorted() {
        throw new Error('no order')
      },
    }),
  )
  await page.goto('/coach-dashboard?tab=overview')
  await expect(page.getByRole('heading', { name: 'Dashboard rendering error: no order' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect(page.getByLabel('Coach code')).toBeVisible()
})
