import { expect, test, type Page, type Route } from '@playwright/test'

import { expectAccessible } from './expectAccessible.ts'
import { freshName, registerPlayer } from './player.ts'
import { continueAsGuest } from './quiz.ts'

async function becomeAdmin(page: Page): Promise<void> {
  await continueAsGuest(page)
  await page.goto('/player-login')
  await page.getByLabel('PLR Code').fill('ADMIN1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/practice')
  await page.goto('/player-login')
  await page.getByLabel('Admin secret').fill('a secret for tests')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('You have admin rights for 12 hours.', { exact: true })).toBeVisible()
}

test('a report is resolved and its sender becomes a contributor', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const reporter = await context.newPage()
  const code = await registerPlayer(reporter, freshName())
  const comment = `This answer is wrong: ${freshName()}`
  const sent = await reporter.request.post('/api/error-reports', {
    headers: { origin: new URL(reporter.url()).origin },
    data: {
      quizType: 'ai-evaluated',
      chapter: 6,
      questionNumber: 1,
      questionText: 'According to Isaiah 6:1, who died?',
      userComment: comment,
    },
  })
  expect(sent.status()).toBe(200)
  await context.close()

  await becomeAdmin(page)
  await page.goto('/admin/error-reports')
  const card = page.getByRole('listitem').filter({ hasText: comment })
  await card.getByRole('button', { name: 'Show the question today' }).click()
  await expect(card.getByText('Isaiah 6:1', { exact: true })).toBeVisible()
  const statusFails = (route: Route) => route.fulfill({ status: 500, json: { error: 'away', code: 'internal' } })
  await page.route('**/api/admin/error-reports/*', statusFails)
  await card.getByLabel('Mark as resolved').click()
  await expect(page.getByText('Failed to update status.', { exact: true })).toBeVisible()
  await expect(card.getByLabel('Mark as resolved')).not.toBeChecked()
  await page.unroute('**/api/admin/error-reports/*')
  await card.getByLabel('Mark as resolved').click()
  await expect(page.getByText('Error report status has been updated.', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Pending' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('radio', { name: 'Resolved' }).click()
  await expect(card.getByLabel('Mark as resolved')).toBeChecked()
  await page.getByRole('tab', { name: 'Contributors' }).click()
  const contributor = page.getByRole('listitem').filter({ hasText: code })
  await expect(contributor).toContainText('1 report, 100% resolved')

  // The same player, found by the code, with the report that the admin may read.
  await page.getByRole('tab', { name: 'Players' }).click()
  await page.getByLabel('Find players').fill(`plr ${code.toLowerCase()}`)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('link', { name: `Report of ${code}` }).click()
  await expect(page.getByText(`You are reading the report of ${code}.`)).toBeVisible()
})

test('a coach code is issued and revoked, and both are in the log', async ({ page }) => {
  await becomeAdmin(page)
  await page.goto('/admin/error-reports?tab=codes')
  const club = freshName()
  await page.getByLabel('Club name').fill(club)
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.evaluate(() => (window.print = () => undefined))
  await page.getByRole('button', { name: 'Print code cards' }).click()
  await expect(page.locator('.printcard').filter({ hasText: club })).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  const row = page.getByRole('listitem').filter({ hasText: club })
  await expect(row).toContainText('not used yet')
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revoked')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText('coach code revoked').first()).toBeVisible()
})

test('the board of the jobs opens for the admin', async ({ page }) => {
  await becomeAdmin(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url())
  })
  await page.goto('/api/admin/queues')
  await expect(page.getByText('jobs').first()).toBeVisible()
  expect(foreign).toEqual([])
})

test('axe finds nothing on the admin’s screens', async ({ page }) => {
  await becomeAdmin(page)
  await page.goto('/admin/error-reports')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
  }
})
