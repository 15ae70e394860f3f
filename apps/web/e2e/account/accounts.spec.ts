import { expect, test } from '@playwright/test'

import { enterCode, freshName, logOut, registerPlayer, shownNumber } from '../steps/player.ts'
import { arriveAsGuest, startQuiz } from '../steps/quiz.ts'

test('a player changes settings, deletes the record, and brings it back by logging in', async ({ page }) => {
  const code = await registerPlayer(page, freshName(), { isFeatured: true })
  const number = await shownNumber(page)
  await page.goto('/settings')
  await page.getByLabel('Show me on Featured Players page').uncheck()
  await page.getByLabel('Country').fill('Peru')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('You have been removed from the Featured Players page.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('Peru')
  await expect(page.getByLabel('Show me on Featured Players page')).not.toBeChecked()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my record' }).click()
  await page.getByLabel('Your secret number').fill(number)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toContain(code)

  await page.getByRole('button', { name: 'Delete my record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my record' })
  await dialog.getByLabel(`Type your code ${code}`).fill(code.toLowerCase())
  await dialog.getByLabel('Your secret number').fill(number)
  await dialog.getByRole('button', { name: 'Delete my record' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(code)).toBeHidden()

  await page.goto('/player-login')
  await page.getByLabel('Player code').fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
})

test(
  'settings opened while signed out lead through the login and back, and other tabs follow',
  { tag: '@day1' },
  async ({ page, context }) => {
    const code = await registerPlayer(page, freshName(), { isFeatured: true })
    // The board may be two seconds old; once it has the player, it keeps them.
    await expect.poll(async () => (await page.request.get('/api/featured-players')).text()).toContain(code)
    await page.goto('/featured-players')
    await expect(page.getByText(`${code} (you)`)).toBeVisible()
    const number = await logOut(page)
    await page.goto('/settings')
    await expect(page).toHaveURL('/login')
    const other = await context.newPage()
    await other.goto('/player-login')
    await enterCode(page, code, number)
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(other.getByRole('heading', { name: /^Me, player code/ })).toBeVisible()
  },
)

test('a guest reports an error in a question', async ({ page }) => {
  await arriveAsGuest(page)
  await startQuiz(page, 'Isaiah 6')
  await page.getByRole('button', { name: 'Report Error' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report Error' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please describe what is wrong.')).toBeVisible()
  await dialog.getByLabel('What is wrong?').fill('The answer has a typo.')
  await expect(dialog.getByText('22/500')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you for your feedback! We’ll review this question', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test.describe('without the hint dismissed', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('an upright phone is told once in a session, where it shows more on its side', async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click()
    const hint = page.getByRole('dialog', { name: 'Better Experience in Landscape' })
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto('/memory-game')
    if (isMobile) {
      await hint.getByRole('button', { name: 'Continue in Portrait' }).click()
      await page.reload()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hint).toBeHidden()
  })
})
