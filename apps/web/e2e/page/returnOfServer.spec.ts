import { expect, test } from '@playwright/test'

// Rule 120.
test('a page that found no server fills by itself when there is one again', async ({ page, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('guestMode', 'true'))
  let isAway = true
  await page.route(`${baseURL}/api/**`, (route) =>
    isAway ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  )
  await page.goto('/trivia')
  const note = page.getByText('We cannot reach the server right now. Seraph keeps trying.')
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible()
  isAway = false
  await expect(note).toBeHidden()
  await expect(page.getByRole('button', { name: 'Isaiah 1', exact: true })).toBeVisible()
})
