import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { issueCoachCode, loginCoach } from '../steps/coach.ts'
import { arriveAsPlayer, freshName } from '../steps/player.ts'

const adminScreens = ['/admin/error-reports', '/admin/contributors', '/test-openai']
const adminCalls = [
  'error-reports',
  'contributors',
  'coach-codes',
  'coach-requests',
  'players',
  'editions',
  'audit-entries',
  'queues',
]
const dashboard = '/api/coaches/dashboard?coachCode='

/** Everybody but the admin: in the browser, and without it. */
async function expectNoAdmin(page: Page): Promise<void> {
  for (const path of adminScreens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText('This admin area is restricted to authorized personnel only.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  }
  for (const path of adminCalls) expect((await page.request.get(`/api/admin/${path}`)).status(), path).toBe(403)
}

/** Whoever isn't a coach: told why, and led to the coach's login. */
async function expectNoCoach(page: Page): Promise<void> {
  await page.goto('/coach-dashboard')
  const toast = page.getByText('Please log in with your coach code to access the dashboard.', { exact: true })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(/\/coach-login$/)
  expect((await page.request.get(`${dashboard}1234`)).status()).toBe(401)
}

test.use({ reducedMotion: 'reduce' })

test('guests and players are denied what is the coach’s and the admin’s', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
  await expectNoAdmin(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: /^(Coach Dashboard|Admin)$/ })).toHaveCount(0)
  await expectNoCoach(page)
  await arriveAsPlayer(page)
  await expectNoAdmin(page)
  await expectNoCoach(page)
})

test('a coach is denied the admin’s, another coach’s dashboard, and a dashboard without a profile', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
  const club = freshName()
  await loginCoach(page, issueCoachCode(club), club)
  const isWide = (page.viewportSize()?.width ?? 0) > 1000
  if (isWide) await expect(page.getByRole('link', { name: 'Coach Dashboard', exact: true }).first()).toBeVisible()
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible()
  expect((await page.request.get(`${dashboard}${issueCoachCode(freshName())}`)).status()).toBe(403)
  await expectNoAdmin(page)
})
