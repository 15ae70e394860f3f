import { expect, test } from '@playwright/test'

import { freshName, logOut, registerPlayer } from './player.ts'

test('a player logs out and in again with the code in any form, and is asked nothing else', async ({ page }) => {
  const code = await registerPlayer(page, freshName())
  await logOut(page)
  await page.goto('/login')
  await page.getByLabel('PLR Code').fill(`plr ${code.toLowerCase()}`)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(`Logged in as ${code}`, { exact: true })).toBeVisible()
})

test('a lost cookie is restored silently while the code is stored', async ({ page, context }) => {
  const code = await registerPlayer(page, freshName())
  await context.clearCookies()
  await page.goto('/player-login')
  await expect(page.getByText(code).first()).toBeVisible()
})

test('a wrong code is refused kindly, and storage that was tampered with is thrown away', async ({ page }) => {
  await page.goto('/player-login')
  await page.evaluate(() => localStorage.setItem('currentPlayer', '{ not json'))
  await page.reload()
  await expect(page.getByLabel('PLR Code')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('currentPlayer'))).toBeNull()
  await page.getByLabel('PLR Code').fill('ZZ99Z')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(
    page.getByText('PLR Code not found. Please check your code or sign up first.', { exact: true }),
  ).toBeVisible()
})
